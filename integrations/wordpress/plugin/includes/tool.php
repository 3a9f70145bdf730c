<?php
/**
 * The markup of a tool on a page. It is the embed builder's snippet, with the reserved space in a style sheet of this
 * plugin, so that a strict content security policy needs no exception for inline styles.
 *
 * @package IEP_Insider
 */

defined( 'ABSPATH' ) || exit;

add_shortcode( 'iep_insider', 'iep_insider_shortcode' );

/**
 * Shows `[iep_insider tool="aide-screener"]`.
 *
 * @param array|string $atts Attributes with the names of the element's own, and `tool`.
 * @return string
 */
function iep_insider_shortcode( $atts ) {
	return iep_insider_render( is_array( $atts ) ? $atts : array() );
}

/**
 * Renders a tool. Asks no other server.
 *
 * @param array $given Values by attribute name, and `tool`.
 * @return string HTML. Where there is nothing to show, a note for people who may edit, and nothing for visitors.
 */
function iep_insider_render( $given ) {
	$server = iep_insider_settings()['server'];
	$name   = isset( $given['tool'] ) && is_string( $given['tool'] ) ? trim( $given['tool'] ) : '';
	$tool   = iep_insider_find_tool( $name );
	if ( '' === $server ) {
		return iep_insider_note( __( 'Please set the server address under Settings > IEP Insider.', 'iep-insider' ) );
	}
	if ( null === $tool ) {
		/* translators: %s: what the shortcode or the block calls the tool */
		return iep_insider_note( sprintf( __( 'There is no tool named "%s". Please choose one in the block.', 'iep-insider' ), $name ) );
	}
	$choice = iep_insider_read_choice( $given );
	$link   = sprintf(
		'<a href="%1$s">%2$s</a>',
		esc_url( $server . $tool['path'] ),
		esc_html( $tool['open'] )
	);
	if ( is_feed() ) {
		return $link;
	}
	return iep_insider_styles( $tool ) . iep_insider_script( $server . '/embed/v1/' . iep_insider_file( $tool, $choice ) )
		. iep_insider_element( $tool, $choice, $link );
}

/**
 * The tool's own file, unless it is in a frame or opens over the page.
 *
 * @param array $tool   Its row of catalog.json.
 * @param array $choice From iep_insider_read_choice.
 * @return string
 */
function iep_insider_file( $tool, $choice ) {
	return ( isset( $choice['render'] ) || isset( $choice['mode'] ) ? 'loader' : $tool['tag'] ) . '.js';
}

/**
 * The style sheet that keeps the tool's space free. It is beside the tool, also where it repeats: a plugin that renders
 * a page's content for its own purpose, such as a description for search engines, must not use up the only one.
 *
 * @param array $tool Its row of catalog.json.
 * @return string
 */
function iep_insider_styles( $tool ) {
	return sprintf(
		'<link rel="stylesheet" href="%s">', // phpcs:ignore WordPress.WP.EnqueuedResources
		esc_url( add_query_arg( 'ver', iep_insider_catalog()['version'], plugins_url( "css/{$tool['tag']}.css", IEP_INSIDER_FILE ) ) )
	);
}

/**
 * A script tag that plugins which speed up sites leave alone. Filters of `wp_script_attributes` can add a nonce.
 *
 * @param string $src Its address.
 * @return string
 */
function iep_insider_script( $src ) {
	$attributes = iep_insider_catalog()['scriptAttributes'];
	return wp_get_script_tag( array_merge( array( 'async' => true ), $attributes, array( 'src' => esc_url_raw( $src ) ) ) );
}

/**
 * The element, with a link for where scripts do not run.
 *
 * @param array  $tool   Its row of catalog.json.
 * @param array  $choice From iep_insider_read_choice.
 * @param string $link   HTML.
 * @return string
 */
function iep_insider_element( $tool, $choice, $link ) {
	$attributes = '';
	foreach ( $choice as $name => $value ) {
		$attributes .= sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
	}
	$lines = iep_insider_lines( $tool, $choice );
	$class = $lines > 0 ? sprintf( ' class="iep-lines-%d"', $lines ) : '';
	return sprintf( '<%1$s%2$s%3$s>%4$s</%1$s>', tag_escape( $tool['tag'] ), $class, $attributes, $link );
}

/**
 * How many lines the heading has on a phone, or the button's label: the style sheet has the space of each.
 *
 * @param array $tool   Its row of catalog.json.
 * @param array $choice From iep_insider_read_choice.
 * @return int 0 for none.
 */
function iep_insider_lines( $tool, $choice ) {
	$per_line = iep_insider_catalog()['charactersPerLine'];
	if ( isset( $choice['mode'] ) ) {
		$label = isset( $choice['button-label'] ) ? $choice['button-label'] : $tool['open'];
		return (int) ceil( mb_strlen( $label ) / $per_line['button'] );
	}
	return isset( $choice['heading'] ) ? (int) ceil( mb_strlen( $choice['heading'] ) / $per_line['heading'] ) : 0;
}

/**
 * A note in the place of a tool that cannot be shown.
 *
 * @param string $sentence What to do.
 * @return string HTML for people who may edit; '' for visitors.
 */
function iep_insider_note( $sentence ) {
	return current_user_can( 'edit_posts' ) ? '<p><strong>IEP Insider:</strong> ' . esc_html( $sentence ) . '</p>' : '';
}

/**
 * Where the settings are.
 *
 * @return string
 */
function iep_insider_settings_address() {
	return admin_url( 'options-general.php?page=iep-insider' );
}
