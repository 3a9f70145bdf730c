import { normalOrigin } from "./origins.ts";

export type CheckedOrigin = { readonly origin: string } | { readonly problem: string };

/**
 * Checks an origin as an operator types it.
 * @param isProduction there, nobody's own computer is a partner's site.
 * @returns it as browsers send it, or a sentence that says what is wrong with it.
 */
export function checkOrigin(text: string, isProduction: boolean): CheckedOrigin {
  const written = text.trim();
  const origin = normalOrigin(written);
  if (origin === null) return wrong(written, `is no origin of a web site. Write it like ${example}.`);
  const { hostname, pathname, search, hash } = new URL(written);
  if (hostname.includes("*")) return wrong(written, "stands for many sites. Please write each of them out.");
  if (pathname !== "/" || search || hash)
    return wrong(written, `is one page. An origin is for the whole site: ${origin}`);
  if (isProduction && isOwnComputer(hostname))
    return wrong(written, "is somebody's own computer. Please give the address that visitors see.");
  return { origin };
}

const example = "https://center.example";

function wrong(written: string, why: string): CheckedOrigin {
  return { problem: `"${written}" ${why}` };
}

/** @param hostname as a URL has it: of the ways to write an address, one is left. */
function isOwnComputer(hostname: string): boolean {
  return /(^|\.)localhost\.?$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname);
}
