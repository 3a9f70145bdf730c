import { createSimulator } from "../../simulator/createSimulator.ts";
import { createPaymentProvider } from "../../src/billing/provider/createPaymentProvider.ts";
import type { PaymentSettings } from "../../src/paymentSettings.ts";
import { createTestApp, type TestAppOptions } from "../createTestApp.ts";
import { publicOrigin } from "./shop.ts";

/** Cards of the provider's documentation. */
export const cards = {
  pays: "4242424242424242",
  declined: "4000000000000002",
  asksTheBank: "4000002500003155",
  paysOnce: "4000000000000341",
} as const;

export type SimulatedShop = Awaited<ReturnType<typeof openSimulatedShop>>;

/**
 * The app with the simulator as its provider, over HTTP, which delivers signed webhooks to it.
 * @param options of the app; its clock is the simulator's too.
 */
export async function openSimulatedShop(options: TestAppOptions = {}) {
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
  /** Whether events come as webhooks; otherwise the simulator keeps them. */
  const hearEvents = (isHeard: boolean) =>
    simulator.control.setWebhookUrl({ url: isHeard ? `${app.url}/api/webhooks/stripe` : null });
  await hearEvents(true);
  return {
    app,
    simulator,
    settings,
    hearEvents,
    /** Waits until every webhook has arrived. */
    settled: () => simulator.control.settled(),
    async close() {
      await simulator.close();
      await app.close();
    },
  };
}
