import { once } from "node:events";
import { createServer } from "node:http";
import express, { type RequestHandler } from "express";
import { createControl } from "./control/control.ts";
import { controlRoutes } from "./control/routes.ts";
import type { SimulatorControl } from "./control/SimulatorControl.ts";
import { pageRoutes } from "./pages/routes.ts";
import { doDueWork } from "./payments/dueWork.ts";
import { createFaults } from "./rest/faults.ts";
import { restRoutes, showProviderError } from "./rest/routes.ts";
import { createSimulation, type Simulation } from "./simulation.ts";
import type { SimulatorState } from "./state/records.ts";
import { createStateKeeper } from "./state/stateFile.ts";
import { createDeliveries } from "./webhooks/deliveries.ts";

/** How often due work is done while there are no requests, in milliseconds. */
const heartbeat = 30_000;

/**
 * A simulator of the payment provider's HTTP API. It starts with the contents of its state file.
 * @throws {Error} when that file cannot be read.
 */
export function createSimulator(options: SimulatorOptions): Simulator {
  const { secretKey, webhookSecret, clock = () => new Date() } = options;
  const keeper = createStateKeeper(options.stateFile);
  const state = keeper.load();
  const deliveries = createDeliveries({
    state,
    webhookSecret,
    webhookUrl: options.webhookUrl ?? null,
    retryDelays: options.retryDelays ?? [1000, 2000, 4000, 8000, 16_000],
    clock,
    save: () => keeper.save(state),
  });
  const simulation = createSimulation({ state, keeper, clock, deliver: deliveries.take });
  const faults = createFaults();
  const control = createControl({ simulation, deliveries, faults });

  const app = express();
  app.disable("x-powered-by");
  // `expand[]=data.latest_charge`, as forms say it too.
  app.set("query parser", "extended");
  app.use(catchUp(simulation));
  app.use("/v1", restRoutes({ simulation, faults, secretKey }));
  app.use("/simulator", controlRoutes(control, secretKey));
  app.use(showProviderError);
  app.use(pageRoutes(simulation, options.allowedOrigins));

  const server = createServer(app);
  let timer: NodeJS.Timeout | undefined;
  return {
    async listen(port, host) {
      server.listen(port, host);
      await once(server, "listening");
      deliveries.start();
      timer = setInterval(() => doDueWork(simulation), heartbeat);
      const address = server.address();
      return typeof address === "object" && address !== null ? address.port : port;
    },
    async close() {
      clearInterval(timer);
      deliveries.stop();
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
    state,
    control,
  };
}

/** Does all due work before each request. */
function catchUp(simulation: Simulation): RequestHandler {
  return (_request, _response, next) => {
    doDueWork(simulation);
    next();
  };
}

/** The options of a simulator. */
export interface SimulatorOptions {
  /** The API key that callers must send, `sk_test_…`, also to the control endpoints. */
  readonly secretKey: string;
  /** The webhook signing secret, `whsec_…`. */
  readonly webhookSecret: string;
  /** The webhook URL. Without it, events are kept and not sent until `control.setWebhookUrl`. */
  readonly webhookUrl?: string | undefined;
  /** The origins whose pages may frame the card form. */
  readonly allowedOrigins: readonly string[];
  /** The system clock by default. */
  readonly clock?: () => Date;
  /** A file that persists the state over restarts. Without it, the state is lost on exit. */
  readonly stateFile?: string | undefined;
  /** The wait before each retry of a webhook delivery, in milliseconds; by default 1, 2, 4, 8, 16 s. */
  readonly retryDelays?: readonly number[];
}

/** A local simulator of the payment provider. No money moves. */
export interface Simulator {
  /** @returns the port, a free one when 0 was asked for. Due renewals, ends and deliveries begin now. */
  listen(port: number, host: string): Promise<number>;
  /** Stops listening, closes open connections and stops deliveries, which continue after a restart. */
  close(): Promise<void>;
  /** Its state, for reading. Change it only through the API, the pages or `control`. */
  readonly state: Readonly<SimulatorState>;
  readonly control: SimulatorControl;
}
