import { contentSecurityPolicy } from "../../http/contentSecurityPolicy.ts";

/**
 * The content security policy of a tool's page in a frame: our own files, nothing inline, and who may frame it.
 * @param ancestors the sources of `frame-ancestors`, or null for any page: a `*` would leave out pages that a browser
 * opened from a file, or that a sandbox gave no origin.
 */
export function framePolicy(ancestors: readonly string[] | null): string {
  return contentSecurityPolicy({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "connect-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    // Tools write no markup from text; this one policy starts the worker that reads documents.
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["iep-reader"],
    ...(ancestors !== null && { "frame-ancestors": ["'self'", ...ancestors] }),
  });
}

/** @returns the CSP sources for a site's pages. @param origins as stored in its row: exact, or with a star. */
export function ancestorsOf(origins: readonly string[], allowsLocalhost: boolean): readonly string[] {
  // Any port of one's own computer.
  return allowsLocalhost ? [...origins, ...ownComputer] : origins;
}

/** As `partners/matchOrigin.ts` has it, as far as a policy can say it. */
const ownComputer = ["localhost", "*.localhost", "127.0.0.1"].flatMap((host) => [
  `http://${host}:*`,
  `https://${host}:*`,
]);
