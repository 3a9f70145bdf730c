import { contentSecurityPolicy } from "../../http/contentSecurityPolicy.ts";
import type { InlineFile } from "./inlineFiles.ts";

/** Files that a frame's page has as text; null for those that it requests, or does not need. */
export interface FrameFiles {
  readonly script: InlineFile | null;
  readonly sheet: InlineFile | null;
}

/**
 * The content security policy of a tool's page in a frame: our own files, inline only these two, and who may frame it.
 * @param inline of the tool's script and of the page's style sheet, where the page has their text. @param ancestors the sources of `frame-ancestors`, or null for any page: a `*` would leave out pages that a browser
 * opened from a file, or that a sandbox gave no origin.
 */
export function framePolicy(inline: FrameFiles, ancestors: readonly string[] | null): string {
  const sources = (file: InlineFile | null) => ["'self'", ...(file ? [file.source] : [])];
  return contentSecurityPolicy({
    "default-src": ["'none'"],
    "script-src": sources(inline.script),
    "style-src": sources(inline.sheet),
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
