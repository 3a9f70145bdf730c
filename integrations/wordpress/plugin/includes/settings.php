<?php
/**
 * The settings of the site, and how each is read and cleaned.
 *
 * @package IEP_Insider
 */

defined( 'ABSPATH' ) || exit;

/**
 * The settings, with defaults for what was not set.
 *
 * @return array `server`: origin of the tools' server, or ''; `site_key`; `accent`: `#rrggbb`, or ''; `privacy`: bool.
 */
function iep_insider_settings() {
	$defaults = array(
		'server'   => iep_insider_catalog()['server'],
		'site_key' => '',
		'accent'   => '',
		'privacy'  => false,
	);
	$stored   = get_option( IEP_INSIDER_OPTION );
	return array_merge( $defaults, is_array( $stored ) ? array_intersect_key( $stored, $defaults ) : array() );
}

/**
 * Cleans the settings before they are stored. Invalid values are dropped, and the form says so.
 *
 * @param mixed $given What the form sent.
 * @return array
 */
function iep_insider_sanitize_settings( $given ) {
	$given    = is_array( $given ) ? $given : array();
	$text     = static function ( $name ) use ( $given ) {
		return isset( $given[ $name ] ) && is_string( $given[ $name ] ) ? trim( sanitize_text_field( $given[ $name ] ) ) : '';
	};
	$settings = array(
		'server'   => iep_insider_origin( $text( 'server' ) ),
		'site_key' => preg_match( iep_insider_site_key_pattern(), $text( 'site_key' ) ) ? $text( 'site_key' ) : '',
		'accent'   => iep_insider_color( $text( 'accent' ) ),
		'privacy'  => ! empty( $given['privacy'] ),
	);
	$problems = array(
		'server'   => __( 'The server address is not valid. It looks like https://tools.example.org.', 'iep-insider' ),
		'site_key' => __( 'The site key is not valid. It begins with site_; copy all of it.', 'iep-insider' ),
		'accent'   => __( 'The color is not valid. It looks like #1a6b72.', 'iep-insider' ),
	);
	foreach ( $problems as $name => $problem ) {
		if ( '' !== $text( $name ) && '' === $settings[ $name ] && function_exists( 'add_settings_error' ) ) {
			add_settings_error( IEP_INSIDER_OPTION, $name, $problem );
		}
	}
	return $settings;
}

/**
 * The origin of an address.
 *
 * @param string $address As typed, with or without a path.
 * @return string `https://host` or `https://host:port`; '' if it is none.
 */
function iep_insider_origin( $address ) {
	$parts = wp_parse_url( $address );
	if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) ) {
		return '';
	}
	$scheme = strtolower( $parts['scheme'] );
	if ( ! in_array( $scheme, array( 'http', 'https' ), true ) || ! preg_match( '/^[a-z0-9.-]+$/i', $parts['host'] ) ) {
		return '';
	}
	return $scheme . '://' . strtolower( $parts['host'] ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/**
 * A color, if it is one.
 *
 * @param string $text As typed.
 * @return string `#rrggbb`, or ''.
 */
function iep_insider_color( $text ) {
	return preg_match( '/^#[0-9a-f]{6}$/i', $text ) ? strtolower( $text ) : '';
}

/**
 * The form of site keys.
 *
 * @return string A pattern for preg_match.
 */
function iep_insider_site_key_pattern() {
	return '/' . iep_insider_catalog()['siteKeyPattern'] . '/D';
}
