<?php
/**
 * How an owner wants one tool: the attributes of a block or a shortcode, checked against the product's table.
 *
 * @package IEP_Insider
 */

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of the tool's element, for what an owner chose and what the site's settings say.
 *
 * @param array $given Values by attribute name, as written by anyone who may edit. Invalid ones are ignored.
 * @return array Values by attribute name, in the order of the product's table, without defaults. Not escaped yet.
 */
function iep_insider_read_choice( $given ) {
	$settings = iep_insider_settings();
	if ( empty( $given['site-key'] ) ) {
		$given['site-key'] = $settings['site_key'];
	}
	if ( $settings['privacy'] ) {
		$given['render'] = 'iframe';
	}
	if ( empty( $given['accent'] ) ) {
		$given['accent'] = $settings['accent'];
	}
	$choice = array();
	foreach ( iep_insider_catalog()['attributes'] as $attribute ) {
		$name  = $attribute['name'];
		$value = isset( $given[ $name ] ) && is_string( $given[ $name ] ) ? iep_insider_clean( $given[ $name ], $attribute ) : '';
		if ( '' !== $value && ( ! isset( $attribute['default'] ) || $value !== $attribute['default'] ) ) {
			$choice[ $name ] = $value;
		}
	}
	foreach ( iep_insider_catalog()['usedBy'] as $name => $modes ) {
		if ( ! isset( $choice['mode'] ) || ! in_array( $choice['mode'], $modes, true ) ) {
			unset( $choice[ $name ] );
		}
	}
	return $choice;
}

/**
 * Cleans one value.
 *
 * @param string $text      As written.
 * @param array  $attribute The attribute's row of catalog.json.
 * @return string '' if it is not valid.
 */
function iep_insider_clean( $text, $attribute ) {
	$text = trim( preg_replace( '/[\s\p{Cc}]+/u', ' ', wp_check_invalid_utf8( $text, true ) ) );
	switch ( $attribute['type'] ) {
		case 'choice':
		case 'background':
			return in_array( $text, $attribute['values'], true ) ? $text : '';
		case 'color':
			return iep_insider_color( $text );
		case 'pattern':
			return preg_match( '/\A(' . $attribute['pattern'] . ')\z/', $text ) ? $text : '';
		case 'text':
			return rtrim( mb_substr( $text, 0, $attribute['atMost'] ) );
		case 'state':
			return isset( iep_insider_catalog()['states'][ strtoupper( $text ) ] ) ? strtoupper( $text ) : '';
		case 'site key':
			return preg_match( iep_insider_site_key_pattern(), $text ) ? $text : '';
	}
	return '';
}
