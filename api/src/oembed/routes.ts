import {
  choiceOfPage,
  type OembedFormat,
  oembedAddress,
  oembedFormats,
  oembedPath,
  oembedType,
} from "@iep-insider/sdk/embed";
import type { Express, RequestHandler } from "express";
import { namePattern, refuseOtherMethods } from "../http/areaRoutes.ts";
import { errorHandler } from "../http/errorHandler.ts";
import { InvalidRequest, NotFound, UnsupportedFormat } from "../http/errors.ts";
import type { RateLimiters } from "../http/rateLimiters.ts";
import type { Services } from "../services.ts";
import { asXml, cacheAge, describePage } from "./response.ts";

/**
 * Mounts `GET /oembed?url=…`, which tells a site how to embed one of our pages (ADR 87).
 * @param headers for answers that any page may read.
 */
export function mountOembed(
  app: Express,
  { environment, logger }: Pick<Services, "environment" | "logger">,
  limits: RateLimiters,
  headers: RequestHandler,
): void {
  app.get(oembedPath, namePattern(oembedPath), headers, limits.oembedRequests, (request, response) => {
    const query = queryIn(request.originalUrl);
    const format = formatIn(query);
    const url = query.get("url");
    if (!url) throw new InvalidRequest({ url: "Please send the address of one of our pages as url." });
    const space = { maxWidth: pixelsIn(query, "maxwidth"), maxHeight: pixelsIn(query, "maxheight") };
    const described = describePage(url, space, environment.publicOrigin);
    if (!described) throw new NotFound();
    response.set("Cache-Control", `public, max-age=${cacheAge}`);
    if (format === "json") response.json(described);
    else response.type("text/xml").send(asXml(described));
  });
  refuseOtherMethods(app, oembedPath, ["GET"]);
  app.use(oembedPath, errorHandler(logger));
}

/**
 * The discovery links of the page that opens each tool: one pre-rendered file for all tools, so that the links are in a
 * header. The other pages have theirs in their head (`dashboard/src/prerender/headTags.ts`).
 */
export function announceOembed(publicOrigin: string): RequestHandler {
  return (request, response, next) => {
    if (request.path !== "/advanced-tools") return next();
    const page = new URL(request.originalUrl, publicOrigin);
    if (choiceOfPage(page)) {
      const links = oembedFormats.map(
        (format) =>
          `<${oembedAddress(publicOrigin, page.href, format)}>; rel="alternate"; type="${oembedType(format)}"`,
      );
      response.append("Link", links.join(", "));
    }
    next();
  };
}

function queryIn(url: string): URLSearchParams {
  return new URLSearchParams(url.split("?")[1] ?? "");
}

function formatIn(query: URLSearchParams): OembedFormat {
  const asked = query.get("format") ?? "json";
  const format = oembedFormats.find((one) => one === asked);
  if (!format) throw new UnsupportedFormat();
  return format;
}

function pixelsIn(query: URLSearchParams, name: "maxwidth" | "maxheight"): number | null {
  const text = query.get(name);
  if (text === null) return null;
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new InvalidRequest({ [name]: `Please send ${name} as a number of pixels.` });
  return Number(text);
}
