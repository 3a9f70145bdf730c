import type { Express } from "express";
import { namePattern, refuseOtherMethods } from "../http/areaRoutes.ts";
import { describeApi } from "./describe.ts";

/** Not a call of the contract, but the contract itself. */
const path = "/api/openapi.json";

/** Mounts `GET /api/openapi.json`. */
export function mountOpenApi(app: Express, publicOrigin: string): void {
  // Made at the first request: most processes are never asked.
  let description: ReturnType<typeof describeApi> | undefined;
  app.get(path, namePattern(path), (_request, response) => {
    description ??= describeApi(publicOrigin);
    response.set("Cache-Control", "public, max-age=300").json(description);
  });
  refuseOtherMethods(app, path, ["GET"]);
}
