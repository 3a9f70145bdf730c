import type { RequestHandler } from "express";
import { refuseToChange, sendPlainText } from "../files/plainText.ts";
import { keepForGood } from "../files/sendFile.ts";
import { imageExtensions } from "../images/imageExtensions.ts";
import type { Services } from "../services.ts";

/** Partners' logos at `/embed/logo/<hash>.<ending>`, for pages anywhere: another picture has another name. */
export function serveLogo({ database }: Pick<Services, "database">): RequestHandler {
  return async (request, response) => {
    request.routePattern = `${request.baseUrl}/*`;
    if (refuseToChange(request.method, response)) return;
    const [, hash, ending] = /^\/([0-9a-f]{32})\.(png|jpg|webp)$/.exec(request.path) ?? [];
    const logo = hash === undefined ? null : await database.partnerLogos.findOne({ where: { hash } });
    if (!logo || imageExtensions[logo.type] !== ending) return sendPlainText(response, 404, "No such file.");
    response.set("Content-Security-Policy", "default-src 'none'; sandbox").set("Cache-Control", keepForGood);
    response.type(logo.type).send(logo.bytes);
  };
}
