import type { RequestListener } from "node:http";
import type { Logger } from "pino";
import { Registry } from "prom-client";

/**
 * Answers `GET /metrics` and nothing else. On a port of its own, so that no proxy in front of the product can show it.
 * @param texts what the answer consists of, each in Prometheus' text format, with names of its own.
 */
export function metricsEndpoint(texts: readonly (() => Promise<string>)[], logger: Logger): RequestListener {
  return (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.writeHead(405, { Allow: "GET, HEAD" }).end();
    Promise.all(texts.map((text) => text())).then(
      (parts) => {
        response.writeHead(200, {
          "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE,
          "Cache-Control": "no-store",
        });
        response.end(parts.join(""));
      },
      (error: unknown) => {
        logger.error({ err: error }, "metrics could not be shown");
        response.writeHead(500).end();
      },
    );
  };
}
