import { join } from "node:path";
import { type RequestHandler, Router } from "express";
import type { Services } from "../../services.ts";
import { findFile } from "../findFile.ts";
import { refuseToChange, sendPlainText } from "../plainText.ts";
import { askAgain, keepBriefly, keepForGood, sendFile } from "../sendFile.ts";
import { listReleases } from "./listReleases.ts";
import { publishRelease } from "./publishRelease.ts";
import { versionPattern } from "./release.ts";

/**
 * Every exact version of the elements, which browsers may keep for good, and the list of them. To be mounted at
 * `/embed`, under the headers of `http/headers.ts`; leaves all other addresses to others.
 */
export function serveReleases(services: Pick<Services, "environment" | "logger" | "clock">): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  router.use("/versions.json", sendList(services));
  router.use("/:version", sendFrom(services.environment.embedReleases));
  return router;
}

function sendList(services: Pick<Services, "environment" | "logger" | "clock">): RequestHandler {
  const { environment } = services;
  return async (request, response, next) => {
    if (request.path !== "/") return next();
    request.routePattern = request.baseUrl;
    if (refuseToChange(request.method, response)) return;
    // In a demo, a new build is served immediately, like /embed/v1/.
    if (environment.mode === "demo") await publishRelease(services);
    response.set("Cache-Control", environment.mode === "production" ? keepBriefly : askAgain);
    response.json(await listReleases(environment));
  };
}

function sendFrom(releases: string): RequestHandler<{ version: string }> {
  return async (request, response, next) => {
    const { version } = request.params;
    if (!versionPattern.test(version)) return next();
    request.routePattern = "/embed/:version/*";
    if (refuseToChange(request.method, response)) return;
    const folder = join(releases, version);
    const file = await findFile(folder, request.path);
    if (!file) return sendPlainText(response, 404, "No such file.");
    await sendFile(request, response, { folder, file, cacheControl: keepForGood });
  };
}
