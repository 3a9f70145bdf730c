import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { RequestHandler } from "express";
import { refuseToChange, sendPlainText } from "../files/plainText.ts";
import { askAgain } from "../files/sendFile.ts";
import { contentSecurityPolicy } from "../http/contentSecurityPolicy.ts";

/** Where the API reference is, below the documentation. */
export const referencePath = "/docs/api";

const files: ReadonlyMap<string, { readonly type: string; readonly read: () => Promise<string> }> = new Map([
  ["/", { type: "html", read: () => readBeside("reference.html") }],
  ["/reference.js", { type: "js", read: () => readBeside("reference.js") }],
  ["/redoc.js", { type: "js", read: readRedoc }],
]);

/** `/api/openapi.json` as a page to read and search, drawn by Redoc (ADR 58). Mount it at {@link referencePath}. */
export const serveReference: RequestHandler = async (request, response) => {
  request.routePattern = `${referencePath}/*`;
  if (refuseToChange(request.method, response)) return;
  // Its addresses are relative: without the slash they would lead past it.
  if (request.originalUrl.split("?")[0] === referencePath) return response.redirect(301, `${referencePath}/`);
  const file = files.get(request.path);
  if (!file) return sendPlainText(response, 404, "There is no such page.");
  response.set({
    "Content-Security-Policy": policy,
    // To the sandboxed page its own scripts are another origin's.
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cache-Control": askAgain,
  });
  response.type(file.type).send(await file.read());
};

/** Redoc writes its styles while it runs. The sandbox keeps it from what our pages store in this browser. */
const policy = contentSecurityPolicy({
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "connect-src": ["'self'"],
  "style-src": ["'unsafe-inline'"],
  "img-src": ["data:"],
  "font-src": ["data:"],
  "frame-ancestors": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  sandbox: ["allow-scripts", "allow-popups", "allow-popups-to-escape-sandbox", "allow-downloads"],
});

function readBeside(file: string): Promise<string> {
  return readFile(new URL(file, import.meta.url), "utf8");
}

/** Redoc, without the logo that it would fetch from its maker's host. */
async function readRedoc(): Promise<string> {
  const bundle = fileURLToPath(import.meta.resolve("redoc/bundles/redoc.standalone.js"));
  return (await readFile(bundle, "utf8")).replaceAll("https://cdn.redoc.ly/redoc/", "data:,");
}
