<?php
/**
 * The page Settings > IEP Insider. WordPress's Settings API checks the capability and the nonce.
 *
 * @package IEP_Insider
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', 'iep_insider_add_page' );
add_action( 'admin_init', 'iep_insider_register_settings' );
add_filter( 'plugin_action_links_' . plugin_basename( IEP_INSIDER_FILE ), 'iep_insider_action_links' );

/** Adds the page to the menu. */
function iep_insider_add_page() {
	add_options_page(
		__( 'IEP Insider', 'iep-insider' ),
		__( 'IEP Insider', 'iep-insider' ),
		'manage_options',
		'iep-insider',
		'iep_insider_show_page'
	);
}

/** Registers the option and the fields of the page. */
function iep_insider_register_settings() {
	register_setting(
		IEP_INSIDER_OPTION,
		IEP_INSIDER_OPTION,
		array(
			'type'              => 'object',
			'sanitize_callback' => 'iep_insider_sanitize_settings',
			'show_in_rest'      => false,
		)
	);
	add_settings_section( 'site', '', '__return_null', 'iep-insider' );
	foreach ( iep_insider_fields() as $name => $field ) {
		add_settings_field(
			$name,
			$field['label'],
			'iep_insider_show_field',
			'iep-insider',
			'site',
			array(
				'name'      => $name,
				'label_for' => 'iep-insider-' . $name,
				'field'     => $field,
			)
		);
	}
}

/**
 * The fields of the page.
 *
 * @return array By the setting's name.
 */
function iep_insider_fields() {
	return array(
		'server'   => array(
			'label'       => __( 'Server address', 'iep-insider' ),
			'type'        => 'url',
			'placeholder' => 'https://tools.example.org',
			'help'        => __( 'The site that your tools come from. You find it in the address of its embed builder.', 'iep-insider' ),
		),
		'site_key' => array(
			'label'       => __( 'Site key', 'iep-insider' ),
			'type'        => 'text',
			'placeholder' => 'site_…',
			'help'        => __( 'Optional. With a key, the tools show your name and phone number, and you get statistics.', 'iep-insider' ),
		),
		'accent'   => array(
			'label'       => __( 'Color', 'iep-insider' ),
			'type'        => 'text',
			'placeholder' => '#1a6b72',
			'help'        => __( 'Optional. The color of buttons. A readable shade of it is used where needed.', 'iep-insider' ),
		),
		'privacy'  => array(
			'label' => __( 'Privacy mode', 'iep-insider' ),
			'type'  => 'checkbox',
			'help'  => __( 'Show every tool in an iframe, so that other scripts on this site cannot read what a parent types. We recommend it if this site uses advertising, heat maps or session recording.', 'iep-insider' ),
		),
	);
}

/**
 * Prints one field.
 *
 * @param array $args From add_settings_field.
 */
function iep_insider_show_field( $args ) {
	$value = iep_insider_settings()[ $args['name'] ];
	$field = $args['field'];
	$help  = $args['label_for'] . '-help';
	$name  = IEP_INSIDER_OPTION . '[' . $args['name'] . ']';
	if ( 'checkbox' === $field['type'] ) {
		printf(
			'<input type="checkbox" id="%1$s" name="%2$s" value="1" aria-describedby="%3$s"%4$s>',
			esc_attr( $args['label_for'] ),
			esc_attr( $name ),
			esc_attr( $help ),
			checked( $value, true, false )
		);
	} else {
		printf(
			'<input type="%1$s" class="regular-text code" id="%2$s" name="%3$s" value="%4$s" placeholder="%5$s" aria-describedby="%6$s">',
			esc_attr( $field['type'] ),
			esc_attr( $args['label_for'] ),
			esc_attr( $name ),
			esc_attr( $value ),
			esc_attr( $field['placeholder'] ),
			esc_attr( $help )
		);
	}
	printf( '<p class="description" id="%1$s">%2$s</p>', esc_attr( $help ), esc_html( $field['help'] ) );
}

/** Prints the page. */
function iep_insider_show_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$server = iep_insider_settings()['server'];
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p><?php esc_html_e( 'To show a tool, add the block "IEP Insider tool" to a page, or use a shortcode:', 'iep-insider' ); ?></p>
		<p><code>[iep_insider tool="aide-screener"]</code></p>
		<form action="options.php" method="post">
			<?php
			settings_fields( IEP_INSIDER_OPTION );
			do_settings_sections( 'iep-insider' );
			submit_button();
			?>
		</form>
		<?php if ( '' !== $server ) : ?>
			<h2><?php esc_html_e( 'If your site has a content security policy', 'iep-insider' ); ?></h2>
			<p><?php esc_html_e( 'It has to allow this, and nothing else for the tools:', 'iep-insider' ); ?></p>
			<p><code><?php echo esc_html( "script-src $server; connect-src $server; frame-src $server" ); ?></code></p>
		<?php endif; ?>
	</div>
	<?php
}

/**
 * Adds a link to the settings in the list of plugins.
 *
 * @param array $links The links there are.
 * @return array
 */
function iep_insider_action_links( $links ) {
	$link = sprintf(
		'<a href="%1$s">%2$s</a>',
		esc_url( iep_insider_settings_address() ),
		esc_html__( 'Settings', 'iep-insider' )
	);
	return array_merge( array( $link ), $links );
}
