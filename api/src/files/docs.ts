import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { originPlaceholder } from "@iep-insider/sdk/contract";
import type { RequestHandler, Response } from "express";
import type { Environment } from "../environment.ts";
import { contentSecurityPolicy } from "../http/contentSecurityPolicy.ts";
import { findFile } from "./findFile.ts";
import { refuseToChange, sendPlainText } from "./plainText.ts";
import { askAgain, hasContentHash, keepBriefly, keepForGood, sendFile } from "./sendFile.ts";
import { type FinishedPage, finishPage, sendPage } from "./sendPage.ts";
import { whileUnchanged } from "./whileUnchanged.ts";

/**
 * The documentation for site owners, as VitePress has built it (ADR 94). To be mounted at its path. The page
 * `/theming` is `theming.html`, and `/tools/` is `tools/index.html`. The site's origin is written into the pages. Each
 * may run the scripts that its build put into it, by their hashes, and no others.
 * @param environment its `docsFolder` may come and go while the server runs.
 */
export function serveDocs({
  docsFolder: folder,
  publicOrigin,
}: Pick<Environment, "docsFolder" | "publicOrigin">): RequestHandler {
  const kept = whileUnchanged<DocsPage>();
  const finish = async (path: string): Promise<DocsPage> => {
    const html = (await readFile(path, "utf8")).replaceAll(originPlaceholder, () => publicOrigin);
    return { page: await finishPage(html), policy: policyOf(html) };
  };
  const send = async (response: Response, file: string) => {
    const { page, policy } = await kept(join(folder, file), finish);
    response.set("Content-Security-Policy", policy);
    sendPage(response.req, response, { page, file, cacheControl: askAgain });
  };

  return async (request, response) => {
    request.routePattern = `${request.baseUrl}/*`;
    if (refuseToChange(request.method, response)) return;
    const [path = "", query = ""] = request.originalUrl.split("?");
    if (path === request.baseUrl) return response.redirect(301, `${path}/${query && `?${query}`}`);
    const today = request.path === "/" ? movedFrom(query) : null;
    if (today !== null) return response.redirect(301, request.baseUrl + today);
    const file = await findPageOrFile(folder, request.path);
    if (file === null && (await findFile(folder, `${request.path}/index.html`)))
      return response.redirect(301, `${path}/`);
    if (file?.endsWith(".html")) return send(response, file);
    if (file) {
      const cacheControl = hasContentHash(file) ? keepForGood : keepBriefly;
      return sendFile(request, response, { folder, file, cacheControl });
    }
    if (!(await findFile(folder, `/${notFoundPage}`))) return sendPlainText(response, 404, notBuilt);
    response.status(404);
    await send(response, notFoundPage);
  };
}

/** A built page with our origin, and the content security policy for exactly this page. */
interface DocsPage {
  readonly page: FinishedPage;
  readonly policy: string;
}

const notFoundPage = "404.html";

const notBuilt = "Page not found. If no page is found at all, the documentation is not built: npm run build.";

async function findPageOrFile(folder: string, path: string): Promise<string | null> {
  if (path.endsWith("/")) return findFile(folder, `${path}index.html`);
  return (await findFile(folder, path)) ?? (await findFile(folder, `${path}.html`));
}

/**
 * The documentation was Storybook's before: `/docs/?path=/docs/embed-our-tools-site-builders-wix--docs`.
 * @param query of the URL, without the question mark.
 * @returns the path of today's page below ours, or null if the query is not such a link.
 */
function movedFrom(query: string): string | null {
  const former = new URLSearchParams(query).get("path");
  const name = former === null ? null : /^\/docs\/embed-our-tools-([\w-]+?)--docs$/.exec(former)?.[1];
  if (!name) return null;
  return renamed[name] ?? `/${name.replace(/^site-builders-/, "site-builders/")}`;
}

const renamed: Readonly<Record<string, string>> = {
  "quick-start": "/",
  "site-builders-react-and-npm": "/frameworks",
};

function policyOf(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return contentSecurityPolicy({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes],
    "style-src": ["'self'"],
    // The highlighter colors each word of the code.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "object-src": ["'none'"],
    // Vue writes markup that our build made, through the one policy named here.
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["vue"],
  });
}
