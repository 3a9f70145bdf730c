import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RequestHandler } from "express";
import { contentSecurityPolicy } from "../http/contentSecurityPolicy.ts";
import { findFile } from "./findFile.ts";
import { refuseToChange, sendPlainText } from "./plainText.ts";
import { askAgain, hasContentHash, keepBriefly, keepForGood, sendFile } from "./sendFile.ts";

/**
 * The documentation for owners of sites, as Storybook has built it. To be mounted at its path. Storybook's pages hold
 * scripts of their own: exactly these may run, each by its hash, and none from elsewhere.
 * @param folder with `index.html` and `iframe.html`; it may come and go while the server runs.
 */
export function serveDocs(folder: string): RequestHandler {
  return async (request, response) => {
    request.routePattern = `${request.baseUrl}/*`;
    if (refuseToChange(request.method, response)) return;
    // Its addresses are relative: without the slash they would lead past it.
    if (request.originalUrl.split("?")[0] === request.baseUrl)
      return response.redirect(
        301,
        `${request.baseUrl}/${request.originalUrl.slice(request.baseUrl.length)}`,
      );
    const file = await findFile(folder, request.path === "/" ? "/index.html" : request.path);
    if (!file) return sendPlainText(response, 404, missing);
    // To the sandboxed pages their own files are another origin's.
    response.set("Access-Control-Allow-Origin", "*");
    response.set("Cross-Origin-Resource-Policy", "cross-origin");
    // The docs frame this page in a sandbox, whose opaque origin never matches "self".
    if (file === preview) response.removeHeader("X-Frame-Options");
    if (file.endsWith(".html"))
      response.set("Content-Security-Policy", await policyOf(join(folder, file), file === preview));
    await sendFile(request, response, { folder, file, cacheControl: cacheControlOf(file) });
  };
}

const preview = "iframe.html";

const missing = "Page not found. If no page is found at all, the documentation is not built: npm run build.";

function cacheControlOf(file: string): string {
  if (file.endsWith(".html")) return askAgain;
  return hasContentHash(file) ? keepForGood : keepBriefly;
}

/** Storybook writes its styles while it runs; its scripts are the files beside the page, and those in the page. */
async function policyOf(page: string, isPreview: boolean): Promise<string> {
  const html = await readFile(page, "utf8");
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return contentSecurityPolicy({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'", "data:"],
    ...(!isPreview && { "frame-ancestors": ["'self'"] }),
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "object-src": ["'none'"],
    // Without allow-same-origin: no story, and no package below Storybook, reads what our pages keep in this browser.
    sandbox: [
      "allow-scripts",
      "allow-popups",
      "allow-popups-to-escape-sandbox",
      "allow-downloads",
      "allow-modals",
    ],
  });
}
