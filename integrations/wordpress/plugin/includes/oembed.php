<?php
/**
 * The address of a tool, pasted on a line of its own, becomes the tool in an iframe: by WordPress's own oEmbed, which
 * asks the tools' server when a post is saved, and keeps the answer.
 *
 * @package IEP_Insider
 */

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'iep_insider_add_provider' );
add_filter( 'embed_oembed_html', 'iep_insider_resize', 10, 2 );

/** Registers the tools' server as an oEmbed provider. */
function iep_insider_add_provider() {
	$server = iep_insider_settings()['server'];
	if ( '' === $server ) {
		return;
	}
	foreach ( array( '/advanced-tools?tool=*', '/tools', '/tools/*/sample', '/frame/*' ) as $page ) {
		wp_oembed_add_provider( $server . $page, $server . '/oembed' );
	}
}

/**
 * Adds the script that makes the iframe as high as its tool; without it, the iframe scrolls.
 *
 * @param string|false $html From the provider.
 * @param string       $url  Of the page.
 * @return string|false
 */
function iep_insider_resize( $html, $url ) {
	$server = iep_insider_settings()['server'];
	$is_our = '' !== $server && ! is_feed() && 0 === strpos( $url, $server . '/' ) && is_string( $html ) && false !== strpos( $html, '<iframe' );
	return $is_our ? iep_insider_script( $server . '/embed/v1/resize.js' ) . $html : $html;
}
