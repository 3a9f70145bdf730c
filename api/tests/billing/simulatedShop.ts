import { createSimulator } from "../../simulator/createSimulator.ts";
import type { Simulator } from "../../simulator/Simulator.ts";
import { createPaymentProvider } from "../../src/billing/provider/createPaymentProvider.ts";
import type { PaymentSettings } from "../../src/paymentSettings.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../createTestApp.ts";
import { publicOrigin } from "./shop.ts";

/** Cards of the provider's documentation. */
export const cards = {
  pays: "4242424242424242",
  declined: "4000000000000002",
  noFunds: "4000000000009995",
  asksTheBank: "4000002500003155",
  expired: "4000000000000069",
  paysOnce: "4000000000000341",
} as const;

/** The app with the simulator as its provider, over HTTP, which delivers signed webhooks to it. */
export interface SimulatedShop {
  readonly app: TestApp;
  readonly simulator: Simulator;
  readonly settings: PaymentSettings;
  /** Whether events come as webhooks; otherwise the simulator keeps them. */
  hearEvents(isHeard: boolean): Promise<unknown>;
  /** Waits until every webhook has arrived. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** @param options of the app; its clock is the simulator's too. */
export async function openSimulatedShop(options: TestAppOptions = {}): Promise<SimulatedShop> {
  const keys = { secretKey: "sk_test_shop", webhookSecret: "whsec_shop" };
  const simulator = createSimulator({
    ...keys,
    allowedOrigins: [publicOrigin],
    retryDelays: [10, 20, 40, 80, 160],
    ...(options.clock && { clock: options.clock }),
  });
  const port = await simulator.listen(0, "127.0.0.1");
  const settings: PaymentSettings = {
    ...keys,
    publishableKey: null,
    simulatorUrl: `http://127.0.0.1:${port}`,
  };
  const app = await createTestApp({
    payments: createPaymentProvider(settings),
    ...options,
    environment: { publicOrigin, payments: settings, ...options.environment },
  });
  const hearEvents = (isHeard: boolean) =>
    simulator.control.setWebhookUrl({ url: isHeard ? `${app.url}/api/webhooks/stripe` : null });
  await hearEvents(true);
  return {
    app,
    simulator,
    settings,
    hearEvents,
    async settled() {
      await simulator.control.settled();
    },
    async close() {
      await simulator.close();
      await app.close();
    },
  };
}
