import {
  billing,
  type PaymentBegun,
  type PaymentConfirmed,
  type PaymentRequest,
  purchaseKeyHeader,
  type SubscriptionRequest,
} from "@iep-insider/sdk/contract";
import { handleEvent } from "../../src/billing/webhook/handleEvent.ts";
import { callAs } from "../callAs.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../createTestApp.ts";
import { beginEmpty } from "../emptyAccounts.ts";
import { createFakePaymentProvider, type FakePaymentProvider } from "./fakePaymentProvider.ts";

export const publicOrigin = "https://iep.example";

/** The app with a payment provider in memory, whose events it hears as it hears those of a webhook. */
export interface Shop {
  readonly app: TestApp;
  readonly provider: FakePaymentProvider;
  close(): Promise<void>;
}

/** @param options of the app; its clock is the provider's too. */
export async function openShop(options: TestAppOptions = {}): Promise<Shop> {
  const provider = createFakePaymentProvider(options.clock ?? (() => new Date()), (event) =>
    handleEvent(app.services, event),
  );
  const app = await createTestApp({
    payments: provider.api,
    ...options,
    environment: { publicOrigin, ...options.environment },
  });
  return { app, provider, close: () => app.close() };
}

/** Lets a shop begin a test without accounts, purchases and faults; the provider has forgotten everything too. */
export async function emptyShop(shop: Shop): Promise<void> {
  await shop.provider.reset();
  await beginEmpty(shop.app);
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
  return { email: "maria@example.org", paymentType: "quiz", toolUsed: "Assessment Quiz Access", ...changes };
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
export function begin(app: TestApp, request: PaymentRequest, headers: Headers = {}): Promise<PaymentBegun> {
  return callAs(app, billing.createPayment, headers, request);
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
export function comeBack(app: TestApp, id: string, headers: Headers = {}): Promise<PaymentConfirmed> {
  return callAs(app, billing.confirmPayment, headers, { session_id: id });
}

export function keyHeader(purchaseKey: string | null): Headers {
  return purchaseKey === null ? {} : { [purchaseKeyHeader]: purchaseKey };
}
