import type { Link } from "./StateRecord.ts";

/**
 * Whether a link leads only to the agency's first page on special education, where a parent has to look on. The
 * records do not say it, so the address does: its last part names special education as a whole ("/sped",
 * "/special-education/", "/bureau-of-special-education"), or there is no part at all.
 */
export function isHomePage({ address }: Link): boolean {
  const last =
    address
      .replace(/^https?:\/\/[^/]+/, "")
      .split("/")
      .filter(Boolean)
      .at(-1) ?? "";
  return /^(|(what-is-|bureau-of-)?(sped|specialed|special-?education)(-programs)?(\.\w+)?)$/i.test(last);
}
