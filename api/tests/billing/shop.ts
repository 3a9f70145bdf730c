import { once } from "node:events";
import { createServer } from "node:http";
import {
  billing,
  type PaymentBegun,
  type PaymentConfirmed,
  type PaymentRequest,
  purchaseKeyHeader,
  type SubscriptionRequest,
} from "@iep-insider/sdk/contract";
import { createSimulator } from "../../simulator/createSimulator.ts";
import type { Simulator } from "../../simulator/Simulator.ts";
import { createPaymentProvider } from "../../src/billing/provider/createPaymentProvider.ts";
import type { PaymentSettings } from "../../src/paymentSettings.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../createTestApp.ts";

export const publicOrigin = "https://iep.example";

/** Cards of the provider's documentation. */
export const cards = {
  pays: "4242424242424242",
  declined: "4000000000000002",
  noFunds: "4000000000009995",
  asksTheBank: "4000002500003155",
  expired: "4000000000000069",
  paysOnce: "4000000000000341",
} as const;

/** The app with the simulator as its provider, which delivers webhooks to it. */
export interface Shop {
  readonly app: TestApp;
  readonly simulator: Simulator;
  readonly settings: PaymentSettings;
  /** Waits until every webhook has arrived. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** @param options of the app; its clock is the simulator's too. */
export async function openShop(options: TestAppOptions = {}): Promise<Shop> {
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
  await simulator.control.setWebhookUrl({ url: `${app.url}/api/webhooks/stripe` });
  return {
    app,
    simulator,
    settings,
    async settled() {
      await simulator.control.settled();
    },
    async close() {
      await simulator.close();
      await app.close();
    },
  };
}

/** A purchase as a tool's gate begins it, with what a test changes. */
export function fromGate(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    email: "maria@example.org",
    paymentType: "quiz",
    toolUsed: "aide-screener",
    toolName: "1:1 Aide Screener",
    ...changes,
  };
}

/** A purchase as the pay-per-use page begins it. */
export function fromPage(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    email: "maria@example.org",
    paymentType: "quiz",
    toolUsed: "Assessment Quiz Access",
    ...changes,
  };
}

/** A Pro sign-up as the form sends it. */
export function proSignup(changes: Partial<SubscriptionRequest> = {}): SubscriptionRequest {
  return {
    email: "maria@example.org",
    name: "Maria Alvarez",
    password: "seven blue kites",
    createAccount: true,
    acceptsRenewal: true,
    ...changes,
  };
}

export type Headers = Readonly<Record<string, string>>;

/** Begins a purchase. @throws when it was refused. */
export async function begin(
  app: TestApp,
  request: PaymentRequest,
  headers: Headers = {},
): Promise<PaymentBegun> {
  const response = await app.request(billing.createPayment.path, { json: request, headers });
  if (!response.ok) throw new Error(`Not begun: ${response.status} ${await response.text()}`);
  return (await response.json()) as PaymentBegun;
}

/** What the provider calls the page or the payment that was begun. */
export function paymentOf({ checkoutUrl, clientSecret }: Partial<PaymentBegun>): string {
  const id = checkoutUrl?.split("/").at(-1) ?? clientSecret?.split("_secret_")[0];
  if (!id) throw new Error("Nothing was begun.");
  return id;
}

/** Begins to join. @returns the page's id, and the cookie of the browser. @throws when it was refused. */
export async function beginToJoin(
  app: TestApp,
  request: SubscriptionRequest = proSignup(),
  headers: Headers = {},
) {
  const response = await app.request(billing.createSubscription.path, { json: request, headers });
  if (!response.ok) throw new Error(`Not begun: ${response.status} ${await response.text()}`);
  const begun = (await response.json()) as { checkoutUrl: string };
  const cookie = (response.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
  return { session: paymentOf(begun), browser: { Cookie: cookie } };
}

/** Opens the return page. */
export async function comeBack(app: TestApp, id: string, headers: Headers = {}): Promise<PaymentConfirmed> {
  const response = await app.request(`${billing.confirmPayment.path}?session_id=${id}`, { headers });
  if (!response.ok) throw new Error(`Not confirmed: ${response.status} ${await response.text()}`);
  return (await response.json()) as PaymentConfirmed;
}

export function keyHeader(purchaseKey: string | null): Headers {
  return purchaseKey === null ? {} : { [purchaseKeyHeader]: purchaseKey };
}

/** An address that takes nothing: what is sent there waits for ever. @returns its URL, and how to end it. */
export async function silentServer() {
  const server = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.closeAllConnections() ?? server.close() };
}
