<?php
/**
 * Removes the settings when the plugin is deleted; the plugin stores nothing else.
 *
 * @package IEP_Insider
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'iep_insider' );
if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $iep_insider_site ) {
		delete_blog_option( $iep_insider_site, 'iep_insider' );
	}
}
