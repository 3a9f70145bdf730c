import type { RequestHandler } from "express";
import type { Environment } from "../environment.ts";
import { refuseToChange } from "../files/plainText.ts";
import { keepForGood } from "../files/sendFile.ts";

/** Serves the founder's photo at its one address. All other requests are left to the pages. */
export function serveFounderPhoto({ founder }: Pick<Environment, "founder">): RequestHandler {
  return (request, response, next) => {
    if (!founder?.photoFile || request.path !== founder.photo) return next();
    request.routePattern = "/founder/*";
    if (refuseToChange(request.method, response)) return;
    response.set("Content-Security-Policy", "default-src 'none'; sandbox").set("Cache-Control", keepForGood);
    response.type(founder.photoFile.type).send(founder.photoFile.bytes);
  };
}
