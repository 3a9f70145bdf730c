import { join } from "node:path";
import { arrivalParameters, findTool, openToolFile } from "@iep-insider/sdk/catalog";
import { addressIn, isInSpanish, languageAndPath, pageAt } from "@iep-insider/sdk/contract";
import type { Request, RequestHandler, Response } from "express";
import type { Environment } from "../environment.ts";
import { advertisingTagFor } from "../http/advertising.ts";
import { createFilledPages, founderPage, isToBeFilled } from "./filledPages.ts";
import { findFile, isFile } from "./findFile.ts";
import { movedTo } from "./formerPaths.ts";
import { refuseToChange, sendPlainText } from "./plainText.ts";
import { askAgain, hasContentHash, keepBriefly, keepForGood, sendFile } from "./sendFile.ts";
import { sendPage } from "./sendPage.ts";

const notFoundPages = { en: "404/index.html", es: "es/404/index.html" } as const;

/** Browsers keep asking for the script at the address that was registered. */
const serviceWorkerPath = "/service-worker.js";
const removingPath = "/no-service-worker.js";

/**
 * The pre-rendered pages of the dashboard and their files. `/pricing` is `pricing/index.html`, at exactly that
 * address, and `/es/pricing` is `es/pricing/index.html`; whatever is not there is the 404 page of the language, a page
 * that is in English only leads there, and an address with a former tool id leads to today's.
 * @param environment its `dashboardFolder` is what the dashboard's build made; it may come and go while the server
 * runs. `publicOrigin`, `advertisingTag`, `founder` and `serviceWorker` are written into the pages; without
 * `serviceWorker`, a browser that has one gets the one that removes it.
 */
export function serveDashboard(
  environment: Pick<
    Environment,
    "dashboardFolder" | "publicOrigin" | "advertisingTag" | "founder" | "serviceWorker"
  >,
): RequestHandler {
  const folder = environment.dashboardFolder;
  const filled = createFilledPages(folder, environment);

  const send = async (request: Request, response: Response, file: string) => {
    const cacheControl = cacheControlOf(file);
    if (!isToBeFilled(file)) return sendFile(request, response, { folder, file, cacheControl });
    const page = await filled(file, advertisingTagFor(request, environment));
    sendPage(request, response, { page, file, cacheControl });
  };

  return async (request, response) => {
    request.routePattern = "/*";
    if (refuseToChange(request.method, response)) return;
    const today = movedTo(request.originalUrl);
    if (today) return response.redirect(301, today);
    const { language, path } = languageAndPath(request.path);
    const isServiceWorker = path === serviceWorkerPath;
    // Its folder is what it may answer for; the home page is beside it (`/es`).
    if (isServiceWorker && language !== "en")
      response.set("Service-Worker-Allowed", addressIn(language, "/"));
    const file =
      (await findOpenTool(folder, request)) ??
      (await findPageOrFile(
        folder,
        isServiceWorker && !environment.serviceWorker ? removingPath : request.path,
      ));
    const page = language === "es" && !file ? pageAt(path) : undefined;
    if (page && !isInSpanish(page))
      return response.redirect(302, request.originalUrl.replace(request.path, page));
    const notFoundPage = notFoundPages[language];
    const isHidden = file === notFoundPage || (file === founderPage && environment.founder === null);
    if (file && !isHidden) return send(request, response, file);
    if (!(await isFile(join(folder, notFoundPage)))) return sendWithoutPage(response, folder);
    response.status(404);
    await send(request, response, notFoundPage);
  };
}

/**
 * The built page with the tool that a URL of the hub names, where the build wrote one. What a URL brings from a payment
 * or a mail may open another tool.
 */
async function findOpenTool(folder: string, request: Request): Promise<string | null> {
  const { originalUrl } = request;
  const { language, path } = languageAndPath(request.path);
  if (path !== "/advanced-tools") return null;
  const query = new URLSearchParams(originalUrl.split("?")[1]);
  const tool = findTool(query.get("tool"));
  if (!tool || Object.values(arrivalParameters).some((name) => query.has(name))) return null;
  const file = addressIn(language, `/${openToolFile(tool.id)}`).slice(1);
  return (await isFile(join(folder, file))) ? file : null;
}

async function findPageOrFile(folder: string, path: string): Promise<string | null> {
  return (await findFile(folder, path)) ?? (await findFile(folder, `${path}/index.html`));
}

function cacheControlOf(file: string): string {
  if (file.endsWith(".html") || file.endsWith("service-worker.js")) return askAgain;
  return hasContentHash(file) ? keepForGood : keepBriefly;
}

async function sendWithoutPage(response: Response, folder: string): Promise<void> {
  if (await isFile(join(folder, "index.html"))) return sendPlainText(response, 404, "No such page.");
  sendPlainText(
    response,
    503,
    "The pages are not built yet. Run `npm run build` in the repository's folder, then reload this page.",
  );
}
