<?php
/**
 * Plugin Name:       IEP Insider
 * Description:       Special education tools for parents on your pages: letters, screeners, a rights guide and more.
 * Version:           0.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       iep-insider
 * Domain Path:       /languages
 *
 * @package IEP_Insider
 *
 * This program is free software; you can redistribute it and/or modify it under the terms of the GNU General Public
 * License as published by the Free Software Foundation; either version 2 of the License, or (at your option) any later
 * version. It is distributed without any warranty; see the License for details.
 */

defined( 'ABSPATH' ) || exit;

define( 'IEP_INSIDER_FILE', __FILE__ );
define( 'IEP_INSIDER_OPTION', 'iep_insider' );

require __DIR__ . '/includes/catalog.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/choice.php';
require __DIR__ . '/includes/tool.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/oembed.php';
require __DIR__ . '/includes/optimizers.php';

if ( is_admin() ) {
	require __DIR__ . '/includes/settings-page.php';
}
