import { join } from "node:path";
import type { Request, RequestHandler, Response } from "express";
import { findFile, isFile } from "./findFile.ts";
import { refuseToChange, sendPlainText } from "./plainText.ts";
import { askAgain, hasContentHash, keepBriefly, keepForGood, sendFile } from "./sendFile.ts";

const notFoundPage = "404/index.html";

/**
 * The pre-rendered pages of the dashboard and their files. `/pricing` is `pricing/index.html`, at exactly that
 * address; whatever is not there is the 404 page.
 * @param folder what the dashboard's build made; it may come and go while the server runs.
 */
export function serveDashboard(folder: string): RequestHandler {
  return async (request, response) => {
    request.routePattern = "/*";
    if (refuseToChange(request.method, response)) return;
    const file = await findPageOrFile(folder, request.path);
    if (!file || file === notFoundPage) return sendNotFound(request, response, folder);
    await sendFile(request, response, { folder, file, cacheControl: cacheControlOf(file) });
  };
}

async function findPageOrFile(folder: string, path: string): Promise<string | null> {
  return (await findFile(folder, path)) ?? (await findFile(folder, `${path}/index.html`));
}

function cacheControlOf(file: string): string {
  if (file.endsWith(".html")) return askAgain;
  return hasContentHash(file) ? keepForGood : keepBriefly;
}

async function sendNotFound(request: Request, response: Response, folder: string): Promise<void> {
  if (await isFile(join(folder, notFoundPage))) {
    response.status(404);
    return sendFile(request, response, { folder, file: notFoundPage, cacheControl: askAgain });
  }
  if (await isFile(join(folder, "index.html"))) return sendPlainText(response, 404, "No such page.");
  sendPlainText(
    response,
    503,
    "The pages are not built yet. Run `npm run build` in the repository's folder, then load this page again.",
  );
}
