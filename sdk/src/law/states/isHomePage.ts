import type { Link } from "./StateRecord.ts";

/**
 * Whether a link leads only to the agency's main page on special education. The records do not say, so the URL decides:
 * its last part names special education as a whole ("/sped", "/special-education/", "/bureau-of-special-education"), or
 * it has no path.
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
