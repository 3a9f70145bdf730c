<?php
/**
 * What the build took from the product: the tools, their attributes and their states.
 *
 * @package IEP_Insider
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads catalog.json, once per request.
 *
 * @return array
 */
function iep_insider_catalog() {
	static $catalog = null;
	if ( null === $catalog ) {
		// A file of this plugin, so WordPress's functions for other servers do not apply.
		$catalog = json_decode( file_get_contents( dirname( __DIR__ ) . '/catalog.json' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}
	return $catalog;
}

/**
 * Finds a tool by its id, a former id, or its tag.
 *
 * @param string $name As an owner wrote it.
 * @return array|null The tool's row of catalog.json, or null.
 */
function iep_insider_find_tool( $name ) {
	$catalog = iep_insider_catalog();
	$id      = isset( $catalog['formerIds'][ $name ] ) ? $catalog['formerIds'][ $name ] : $name;
	foreach ( $catalog['tools'] as $tool ) {
		if ( $tool['id'] === $id || $tool['tag'] === $name ) {
			return $tool;
		}
	}
	return null;
}
