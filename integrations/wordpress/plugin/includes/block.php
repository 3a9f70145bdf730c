<?php
/**
 * The block "IEP Insider tool", rendered here and previewed in the editor by block/editor.js.
 *
 * @package IEP_Insider
 */

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'iep_insider_register_block' );

/** Registers the block and its editor script. */
function iep_insider_register_block() {
	load_plugin_textdomain( 'iep-insider', false, dirname( plugin_basename( IEP_INSIDER_FILE ) ) . '/languages' );
	wp_register_script(
		'iep-insider-editor',
		plugins_url( 'block/editor.js', IEP_INSIDER_FILE ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
		iep_insider_catalog()['version'],
		true
	);
	wp_set_script_translations( 'iep-insider-editor', 'iep-insider', dirname( __DIR__ ) . '/languages' );
	register_block_type( dirname( __DIR__ ) . '/block', array( 'render_callback' => 'iep_insider_render_block' ) );
}

add_action( 'enqueue_block_editor_assets', 'iep_insider_editor_data' );

/** Tells the editor script what it cannot know. The site key stays out: previews are not counted for a partner. */
function iep_insider_editor_data() {
	$catalog  = iep_insider_catalog();
	$settings = iep_insider_settings();
	$data     = array(
		'server'     => $settings['server'],
		'accent'     => $settings['accent'],
		'privacy'    => $settings['privacy'],
		'settings'   => current_user_can( 'manage_options' ) ? iep_insider_settings_address() : '',
		'tools'      => $catalog['tools'],
		'attributes' => $catalog['attributes'],
		'states'     => $catalog['states'],
	);
	wp_add_inline_script( 'iep-insider-editor', 'window.iepInsider = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}

/**
 * Renders the block on a page.
 *
 * @param array $attributes Of the block, by property name.
 * @return string
 */
function iep_insider_render_block( $attributes ) {
	$given = array( 'tool' => isset( $attributes['tool'] ) ? $attributes['tool'] : '' );
	foreach ( iep_insider_catalog()['attributes'] as $attribute ) {
		if ( isset( $attributes[ $attribute['property'] ] ) ) {
			$given[ $attribute['name'] ] = $attributes[ $attribute['property'] ];
		}
	}
	$html = iep_insider_render( $given );
	return '' === $html ? '' : sprintf( '<div %1$s>%2$s</div>', get_block_wrapper_attributes(), $html );
}
