import { findRecord } from "../../payments/findRecord.ts";
import { createPrice } from "../../payments/prices.ts";
import { totalOf } from "../../payments/totals.ts";
import type { Simulation } from "../../simulation.ts";
import { newId } from "../../state/ids.ts";
import type { LineItemRecord, SessionRecord } from "../../state/records.ts";
import { invalidRequest, tooSmall } from "../ProviderError.ts";
import type { SessionParameters } from "./sessionParameters.ts";

const minute = 60;
const day = 24 * 60 * minute;

/** @throws {ProviderError} when the parameters contradict one another, as the provider would find. */
export function createSession(
  simulation: Simulation,
  asked: SessionParameters,
  origin: string,
): SessionRecord {
  const { state, now } = simulation;
  refuseContradictions(asked);
  if (asked.customer !== undefined) findRecord(state.customers, asked.customer, "customer", "customer");
  const id = newId("cs_test", 58);
  const session: SessionRecord = {
    id,
    created: now(),
    mode: asked.mode,
    origin,
    lineItems: asked.line_items.map((item, place) => lineItem(simulation, asked.mode, item, place)),
    clientReferenceId: asked.client_reference_id ?? null,
    customerCreation: asked.mode === "payment" ? (asked.customer_creation ?? "if_required") : null,
    customerEmail: asked.customer_email ?? null,
    metadata: asked.metadata,
    receiptEmail: asked.payment_intent_data?.receipt_email ?? null,
    innerMetadata: (asked.payment_intent_data ?? asked.subscription_data)?.metadata ?? {},
    successUrl: asked.success_url,
    cancelUrl: asked.cancel_url ?? null,
    expiresAt: expiryOf(asked, now()),
    status: "open",
    customer: asked.customer ?? null,
    payerEmail: null,
    payerName: null,
    paymentIntent: null,
    subscription: null,
  };
  if (totalOf(state, session).amount < 50) throw tooSmall("line_items");
  state.sessions[id] = session;
  return session;
}

function refuseContradictions(asked: SessionParameters): void {
  if (asked.customer !== undefined && asked.customer_email !== undefined) {
    throw invalidRequest(
      "You may only specify one of these parameters: customer, customer_email.",
      "parameters_exclusive",
    );
  }
  const foreign = asked.mode === "payment" ? "subscription_data" : "payment_intent_data";
  if (asked[foreign] !== undefined) {
    throw invalidRequest(`You can not pass \`${foreign}\` in \`${asked.mode}\` mode.`, undefined, foreign);
  }
  if (asked.mode === "subscription" && asked.customer_creation !== undefined) {
    throw invalidRequest(
      "`customer_creation` can only be used in `payment` mode.",
      undefined,
      "customer_creation",
    );
  }
}

function lineItem(
  simulation: Simulation,
  mode: SessionParameters["mode"],
  item: SessionParameters["line_items"][number],
  place: number,
): LineItemRecord {
  const name = `line_items[${place}]`;
  if ((item.price === undefined) === (item.price_data === undefined)) {
    throw invalidRequest(
      `You must specify exactly one of these parameters: ${name}[price], ${name}[price_data].`,
      "parameters_exclusive",
      name,
    );
  }
  const price = item.price_data
    ? createPrice(simulation, {
        currency: item.price_data.currency,
        unitAmount: item.price_data.unit_amount,
        interval: null,
        productName: item.price_data.product_data.name,
        lookupKey: null,
        isInline: true,
      })
    : findRecord(simulation.state.prices, item.price ?? "", "price", `${name}[price]`);
  if (mode === "payment" && price.interval !== null) {
    throw invalidRequest(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
      undefined,
      name,
    );
  }
  if (mode === "subscription" && price.interval === null) {
    throw invalidRequest(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
      undefined,
      name,
    );
  }
  return {
    id: newId("li"),
    name: price.productName,
    description: item.price_data?.product_data.description ?? null,
    quantity: item.quantity,
    price: price.id,
  };
}

function expiryOf({ expires_at: expiresAt }: SessionParameters, now: number): number {
  if (expiresAt === undefined) return now + day;
  if (expiresAt < now + 30 * minute) {
    throw invalidRequest(
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
      undefined,
      "expires_at",
    );
  }
  if (expiresAt > now + day) {
    throw invalidRequest(
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
      undefined,
      "expires_at",
    );
  }
  return expiresAt;
}
