<?php
/** Sends a strict content security policy with pages that ask for it: `?policy=sources` or `?policy=nonce`. */
$policy = isset( $_GET['policy'] ) ? $_GET['policy'] : '';
$server = 'http://localhost:' . getenv( 'IEP_TEST_PORT' );
if ( 'sources' === $policy ) {
	header( "Content-Security-Policy: default-src 'none'; script-src $server; connect-src $server; frame-src $server; style-src 'self'; img-src 'self'; base-uri 'none'" );
}
if ( 'nonce' === $policy ) {
	header( "Content-Security-Policy: default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src $server; frame-src $server; style-src 'self'; img-src 'self'; base-uri 'none'" );
	add_filter(
		'wp_script_attributes',
		static function ( $attributes ) {
			return array_merge( $attributes, array( 'nonce' => 'abc' ) );
		}
	);
}
