import type { RequestHandler } from "express";
import type { Environment } from "../environment.ts";
import { findFile } from "./findFile.ts";
import { refuseToChange, sendPlainText } from "./plainText.ts";
import { askAgain, hasContentHash, keepBriefly, keepForGood, sendFile } from "./sendFile.ts";

/**
 * The built widgets, for pages anywhere. To be mounted at its path, under the headers of `http/headers.ts`.
 * @param folder with `loader.js`, a file per tag, `manifest.json` and `assets/`.
 * @param mode in a demo, a new build is served immediately; in production, stable names are cached for minutes.
 */
export function serveEmbed(folder: string, mode: Environment["mode"]): RequestHandler {
  const stable = mode === "production" ? keepBriefly : askAgain;
  return async (request, response) => {
    request.routePattern = `${request.baseUrl}/*`;
    if (refuseToChange(request.method, response)) return;
    const file = await findFile(folder, request.path);
    if (!file) return sendPlainText(response, 404, "No such file.");
    await sendFile(request, response, {
      folder,
      file,
      cacheControl: hasContentHash(file) ? keepForGood : stable,
    });
  };
}
