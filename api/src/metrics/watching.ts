import type { RequestListener } from "node:http";
import type { Logger } from "pino";
import { Registry } from "prom-client";
import type { Environment } from "../environment.ts";
import { createHttpServer } from "../process/httpServer.ts";
import type { Services } from "../services.ts";
import { createPrometheus } from "./createPrometheus.ts";
import { createDatabaseMetrics } from "./databaseMetrics.ts";
import type { Metrics } from "./Metrics.ts";
import { silentMetrics } from "./silentMetrics.ts";

/** The metrics of a process, and the port they can be read at. */
export interface Watching {
  readonly metrics: Metrics;
  /** @returns the port; null where the settings name none. @throws {StartError} with what the operator can do. */
  listen(services: Services): Promise<number | null>;
  close(): Promise<void>;
}

/** @param settings null: nothing is counted, and there is no endpoint. */
export function createWatching(settings: Environment["metrics"]): Watching {
  if (settings === null)
    return { metrics: silentMetrics, listen: async () => null, close: async () => undefined };
  const prometheus = createPrometheus();
  let close = async () => {};
  return {
    metrics: prometheus.metrics,
    async listen(services) {
      const inDatabase = createDatabaseMetrics(services);
      const server = createHttpServer(metricsEndpoint([prometheus.text, inDatabase], services.logger));
      const names = { port: "METRICS_PORT", host: "METRICS_HOST" };
      const port = await server.listen(settings.port, settings.host, names);
      close = async () => void (await server.close());
      return port;
    },
    close: () => close(),
  };
}

/**
 * Answers `GET /metrics` and nothing else. On a port of its own, so that no proxy in front of the product can show it.
 * @param texts what the answer consists of, each in Prometheus' text format, with names of its own.
 */
function metricsEndpoint(texts: readonly (() => Promise<string>)[], logger: Logger): RequestListener {
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
