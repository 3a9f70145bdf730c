import type { RequestHandler } from "express";
import type { Metrics } from "../metrics/Metrics.ts";

/** Tells of every request by its route's pattern, as the log does (ADR 17): no URL, no address. */
export function measureRequests(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const ended = metrics.requestBegan();
    response.once("close", () => {
      ended({
        method: request.method,
        route: request.routePattern,
        status: response.statusCode,
        isAborted: !response.writableFinished,
        milliseconds: performance.now() - startedAt,
      });
    });
    next();
  };
}
