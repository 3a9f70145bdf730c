import type { RequestHandler } from "express";
import type { Logger } from "pino";

/**
 * One line per request, and exactly these fields (ADR 17): no URL, no body, no header, no address.
 */
export function logRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    response.once("close", () => {
      logger.info(
        {
          requestId: request.id,
          method: request.method,
          route: request.routePattern,
          status: response.statusCode,
          milliseconds: Math.round(performance.now() - startedAt),
          // The client disconnected before the response was complete.
          ...(!response.writableFinished && { aborted: true }),
        },
        "request",
      );
    });
    next();
  };
}
