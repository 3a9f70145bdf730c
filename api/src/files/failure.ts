import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import { sendPlainText } from "./plainText.ts";

/** What goes wrong outside the API: logged whole, and answered with one line. */
export function fileFailure(logger: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    // A broken percent sign, where Express reads a part of the address.
    if (error instanceof URIError) return sendPlainText(response, 400, "This address cannot be read.");
    logger.error({ err: error, requestId: request.id, route: request.routePattern }, "request failed");
    if (response.headersSent) return next(error);
    for (const name of ["Content-Encoding", "ETag", "Last-Modified"]) response.removeHeader(name);
    sendPlainText(response, 500, `Something went wrong on our side. (Request ${request.id})`);
  };
}
