import { access } from "node:fs/promises";
import { join } from "node:path";
import { findTool } from "@iep-insider/sdk/catalog";
import { readChoice } from "@iep-insider/sdk/embed";
import type { RequestHandler } from "express";
import { HttpError } from "../../http/errors.ts";
import { findSite } from "../../partners/findSite.ts";
import { mintFrameToken } from "../../partners/frameToken.ts";
import { readOrigins } from "../../partners/origins.ts";
import type { Services } from "../../services.ts";
import { refuseToChange } from "../plainText.ts";
import { type FrameSurroundings, noToolPage, refusedPage, scriptOf, toolPage } from "./framePage.ts";
import { ancestorsOf, framePolicy } from "./framePolicy.ts";
import { createInlineFiles, type InlineFile } from "./inlineFiles.ts";
import { sendCompressed } from "./sendCompressed.ts";

/** The path below which each tool has its page, by id, former id or tag. */
export const framePath = "/frame";

/**
 * The page of one tool for an iframe on a partner's page: `/frame/rights-guide?site-key=…&state=MA&theme=dark`. Mount it at
 * `framePath`. With a site key, only that key's pages may embed it, which browsers enforce; without one, any page may.
 * With an invalid key the page shows no tool, and tells the site owner why (see PROTOCOL.md in `widgets/src/frame`).
 */
export function serveFrame(services: Services): RequestHandler {
  const { embedFolder } = services.environment;
  const inlineFile = createInlineFiles(embedFolder);
  const isThere = (file: string) =>
    access(join(embedFolder, file)).then(
      () => true,
      () => false,
    );
  return async (request, response) => {
    request.routePattern = `${framePath}/:tool`;
    if (refuseToChange(request.method, response)) return;
    const name = request.path.replace(/^\/|\/$/g, "");
    const tool = findTool(name);
    const query = new URLSearchParams(request.originalUrl.split("?")[1] ?? "");
    const choice = tool && readChoice({ get: (key) => (key === "tool" ? tool.id : query.get(key)) });
    const sheet = await inlineFile("frame.css");
    const surroundings: FrameSurroundings = {
      lang: "en",
      theme: choice?.theme ?? "auto",
      // Old browsers do not send it; the page is then shown as in an iframe.
      isAlone: request.get("Sec-Fetch-Dest") === "document",
      sheet,
    };
    const send = (page: string, script: InlineFile | null, ancestors: readonly string[] | null) => {
      // Not cached: it may contain a token, and the allowed embedders can change at any time.
      response.set("Cache-Control", "no-store").type("html");
      response.set("Content-Security-Policy", framePolicy({ script, sheet }, ancestors));
      return sendCompressed(request, response, page);
    };
    if (!tool || !choice) {
      response.status(404);
      return send(noToolPage(surroundings), null, null);
    }
    const site = choice.siteKey === null ? null : await siteOfFrame(services, choice.siteKey);
    if (site && "forOwner" in site) {
      response.status(403);
      return send(refusedPage(tool, site.forOwner, surroundings), null, null);
    }
    const isInSpanish = query.get("lang") === "es" && (await isThere(scriptOf(tool, "es")));
    const lang = isInSpanish ? "es" : "en";
    const script = await inlineFile(scriptOf(tool, lang));
    const page = toolPage(tool, choice, site?.token ?? null, script, { ...surroundings, lang });
    await send(page, script, site?.ancestors ?? null);
  };
}

/** What an iframe's page learns about the site key in its URL. */
type SiteOfFrame =
  | {
      /** The sources that may embed it. */
      readonly ancestors: readonly string[];
      /** Proves to our API that the page was made for this key. */
      readonly token: string;
    }
  | { /** Why the key is refused, and what to do. */ readonly forOwner: string };

/** Finds the site of a key with the API's own check, so that no iframe is served for an invalid key. */
async function siteOfFrame(services: Services, siteKey: string): Promise<SiteOfFrame> {
  try {
    const { partner } = await findSite(services, siteKey);
    return {
      ancestors: ancestorsOf(readOrigins(partner.allowedOrigins), partner.allowsLocalhost),
      token: mintFrameToken(services, siteKey),
    };
  } catch (error) {
    if (error instanceof HttpError) return { forOwner: error.message };
    throw error;
  }
}
