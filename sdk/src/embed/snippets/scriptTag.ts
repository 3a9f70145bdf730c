import { inHtml } from "../attributesOf.ts";
import { escapeHtml } from "../escapeHtml.ts";

/**
 * Words to Cloudflare's Rocket Loader, WP Rocket and LiteSpeed: leave this script as it is, and at its address, by which
 * it finds its other files. Browsers take no notice of them.
 */
export const leaveAlone = [
  { name: "data-cfasync", value: "false" },
  { name: "data-no-minify", value: "1" },
  { name: "data-no-optimize", value: "1" },
] as const;

/**
 * Our script tag for a page.
 * @param attributes further ones, each after a space.
 */
export function scriptTag(src: string, attributes = ""): string {
  return `<script async${inHtml(leaveAlone)} src="${escapeHtml(src)}"${attributes}></script>`;
}
