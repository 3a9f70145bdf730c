import { normalOrigin } from "./origins.ts";

export type CheckedOrigin = { readonly origin: string } | { readonly problem: string };

/**
 * Checks an origin as typed: an exact one, or `https://*.center.example` for every subdomain.
 * @param isProduction in production, localhost is not a partner's site; a partner can allow it separately.
 * @returns the origin as browsers send it, or a sentence that says what is wrong.
 */
export function checkOrigin(text: string, isProduction: boolean): CheckedOrigin {
  const written = text.trim();
  const [, protocol, behindStar] = /^(https?:\/\/)\*\.(.*)$/i.exec(written) ?? [];
  const exact = behindStar === undefined ? written : `${protocol}${behindStar}`;
  const parsed = normalOrigin(exact);
  if (parsed === null) return wrong(written, `is no origin of a web site. Write it like ${example}.`);
  // A trailing dot is a typing mistake; browsers treat the name as a different site.
  const origin = parsed.replace(/\.(:\d+)?$/, "$1");
  const { hostname, pathname, search, hash } = new URL(exact);
  if (hostname.includes("*"))
    return wrong(written, `has its * in the wrong place. Write it like ${starExample}.`);
  if (pathname !== "/" || search || hash)
    return wrong(written, `is one page. An origin is for the whole site: ${starred(origin, behindStar)}`);
  if (isProduction && isOwnComputer(hostname))
    return wrong(written, "is a visitor's own computer. Please give the address that visitors see.");
  const doubt = behindStar === undefined ? null : whyNoStar(hostname);
  return doubt === null ? { origin: starred(origin, behindStar) } : wrong(written, doubt);
}

const example = "https://center.example";
const starExample = "https://*.center.example";

function wrong(written: string, why: string): CheckedOrigin {
  return { problem: `"${written}" ${why}` };
}

function starred(origin: string, behindStar: string | undefined): string {
  return behindStar === undefined ? origin : origin.replace("://", "://*.");
}

/** @param hostname the part after the star. @returns the objection, or null. */
function whyNoStar(hostname: string): string | null {
  if (isAddress(hostname)) return "has a * before a number. Only names have subdomains.";
  const host = hostname.replace(/\.$/, "");
  if (!host.includes("."))
    return `would stand for every site that ends in .${host}. Please write out your own, like ${starExample}.`;
  const shared = sharedDomain(host);
  return shared === null
    ? null
    : `would stand for other people's sites below ${shared}, too. Please write out your own, like https://your-name.${shared}.`;
}

function isAddress(hostname: string): boolean {
  return /^\[|^\d+(\.\d+){3}$/.test(hostname);
}

/** @param hostname from a URL, so in normal form. */
function isOwnComputer(hostname: string): boolean {
  return /(^|\.)localhost\.?$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname);
}

/**
 * Whether anyone can register a name below this one, so that a star before it would match strangers' sites. Knows the
 * most common such names, not all: an allow-list of origins protects no secret, it only says whose pages use a key.
 * @param host a name of two labels or more, in lower case.
 * @returns the name that is shared, or null.
 */
function sharedDomain(host: string): string | null {
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
