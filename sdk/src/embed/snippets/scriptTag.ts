import { escapeHtml } from "../escapeHtml.ts";

/**
 * Words to Cloudflare's Rocket Loader, WP Rocket and LiteSpeed: leave this script as it is, and at its address, by which
 * it finds its other files. Browsers take no notice of them.
 */
const leaveAlone = 'data-cfasync="false" data-no-minify="1" data-no-optimize="1"';

/**
 * Our script tag for a page.
 * @param attributes further ones, each after a space.
 */
export function scriptTag(src: string, attributes = ""): string {
  return `<script async ${leaveAlone} src="${escapeHtml(src)}"${attributes}></script>`;
}
