<?php
/**
 * Plugins that speed up sites combine, copy or delay scripts. The tools' scripts find their files by their own address,
 * and are async already, so each of these plugins is asked to leave them alone.
 *
 * @package IEP_Insider
 */

defined( 'ABSPATH' ) || exit;

$iep_insider_lists = array(
	// WP Rocket.
	'rocket_exclude_js',
	'rocket_exclude_defer_js',
	'rocket_delay_js_exclusions',
	'rocket_minify_excluded_external_js',
	// LiteSpeed Cache.
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'litespeed_optm_gm_js_exc',
	// SiteGround Speed Optimizer.
	'sgo_javascript_combine_excluded_external_paths',
	// Perfmatters.
	'perfmatters_delay_js_exclusions',
	// WP-Optimize.
	'wp-optimize-minify-default-exclusions',
);
foreach ( $iep_insider_lists as $iep_insider_list ) {
	add_filter( $iep_insider_list, 'iep_insider_exclude' );
}
unset( $iep_insider_lists, $iep_insider_list );
// Autoptimize has a text with commas; some versions pass an array.
add_filter( 'autoptimize_filter_js_exclude', 'iep_insider_exclude' );

/**
 * Adds the path of the tools' scripts to a plugin's list of exclusions.
 *
 * @param mixed $excluded An array, or a text with commas.
 * @return mixed The same kind.
 */
function iep_insider_exclude( $excluded ) {
	$path = '/embed/v1/';
	if ( is_array( $excluded ) ) {
		$excluded[] = $path;
		return $excluded;
	}
	return is_string( $excluded ) && '' !== $excluded ? "$excluded, $path" : $path;
}
