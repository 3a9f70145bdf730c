/**
 * Whether anyone can register a name below this one, so that a star before it would match strangers' sites. Knows the
 * most common such names, not all: an allow-list of origins protects no secret, it only says whose pages use a key.
 * @param host a name of two labels or more, in lower case.
 * @returns the name that is shared, or null.
 */
export function sharedDomain(host: string): string | null {
  return hosts.has(host) || isRegistry(host) ? host : null;
}

/** Below these, site builders and hosts give names to their customers. */
const hosts: ReadonlySet<string> = new Set([
  "azurestaticapps.net",
  "azurewebsites.net",
  "blogspot.com",
  "cloudfront.net",
  "edublogs.org",
  "firebaseapp.com",
  "github.io",
  "gitlab.io",
  "godaddysites.com",
  "herokuapp.com",
  "myshopify.com",
  "netlify.app",
  "onrender.com",
  "pages.dev",
  "squarespace.com",
  "tumblr.com",
  "vercel.app",
  "web.app",
  "webflow.io",
  "weebly.com",
  "wixsite.com",
  "wordpress.com",
  "workers.dev",
  "wpengine.com",
]);

/** `co.uk`, `com.au`, and what the United States give by place: `ma.us`, `k12.ma.us`, `lib.ma.us`. */
function isRegistry(host: string): boolean {
  if (/^([a-z0-9-]+\.)?[a-z]{2}\.us$/.test(host)) return true;
  return /^(ac|co|com|edu|gob|gov|gouv|k12|ne|net|nom|or|org|sch)\.[a-z]{2}$/.test(host);
}
