<?php
/** WordPress asks no server on its own machine, nor at an unusual port: this test's server is both. */
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter(
	'http_allowed_safe_ports',
	static function ( $ports ) {
		$ports[] = (int) getenv( 'IEP_TEST_PORT' );
		return $ports;
	}
);
