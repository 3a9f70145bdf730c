<?php
/**
 * Imitates plugins that speed up sites, for pages that ask for it. `?speed=move` moves every script to the end of the
 * page, defers it, and changes its address, as many do with scripts that they do not combine. `?speed=combine` puts the
 * text of every script into the page, but for those on Autoptimize's list of exclusions.
 */
add_action(
	'template_redirect',
	static function () {
		$speed = isset( $_GET['speed'] ) ? $_GET['speed'] : '';
		if ( 'move' === $speed ) {
			ob_start( 'iep_test_move_scripts' );
		}
		if ( 'combine' === $speed ) {
			ob_start( 'iep_test_combine_scripts' );
		}
	}
);

function iep_test_move_scripts( $page ) {
	preg_match_all( '/<script\b[^>]*\bsrc=[^>]*><\/script>/', $page, $scripts );
	$moved = preg_replace( array( '/<script/', '/ async(=(["\'])async\2)?/', '/(\bsrc=["\'][^"\']*)/' ), array( '<script defer', '', '$1?ver=6' ), $scripts[0] );
	return str_replace( '</body>', implode( $moved ) . '</body>', str_replace( $scripts[0], '', $page ) );
}

function iep_test_combine_scripts( $page ) {
	$excluded = array_filter( array_map( 'trim', explode( ',', apply_filters( 'autoptimize_filter_js_exclude', 'wp-includes/js/jquery' ) ) ) );
	$combined = '';
	$page     = preg_replace_callback(
		'/<script\b[^>]*\bsrc=["\']([^"\']*)["\'][^>]*><\/script>/',
		static function ( $tag ) use ( $excluded, &$combined ) {
			foreach ( $excluded as $part ) {
				if ( false !== strpos( $tag[0], $part ) ) {
					return $tag[0];
				}
			}
			$combined .= file_get_contents( html_entity_decode( $tag[1] ) ) . ";\n";
			return '';
		},
		$page
	);
	return str_replace( '</body>', "<script>$combined</script></body>", $page );
}
