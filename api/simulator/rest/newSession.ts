import { z } from "zod";
import { findRecord } from "../payments/findRecord.ts";
import type { Simulation } from "../simulation.ts";
import { newId } from "../state/ids.ts";
import type { SessionRecord, SimulatorState } from "../state/records.ts";
import { invalidRequest, tooSmall } from "./ProviderError.ts";
import { address, amount, currency, email, leastAmount, metadata, text } from "./parameters.ts";

/** One thing is bought at a time: a use at its price, or the subscription at a price of a month. */
const lineItem = z.strictObject({
  price: text.optional(),
  price_data: z
    .strictObject({ currency, unit_amount: amount, product_data: z.strictObject({ name: text }) })
    .optional(),
  quantity: z.literal("1").optional(),
});

export const sessionShape = {
  mode: z.enum(["payment", "subscription"]),
  line_items: z.array(lineItem).length(1),
  payment_intent_data: z.strictObject({ metadata, receipt_email: email.optional() }).optional(),
  subscription_data: z.strictObject({ metadata }).optional(),
  customer: text.optional(),
  customer_email: email.optional(),
  metadata,
  success_url: address,
  cancel_url: address.optional(),
};

type SessionParameters = z.infer<z.ZodObject<typeof sessionShape>>;

const day = 24 * 60 * 60;

/** @throws {ProviderError} when the parameters contradict one another, as the provider would find. */
export function createSession(
  { state, now }: Simulation,
  asked: SessionParameters,
  origin: string,
): SessionRecord {
  if ((asked.customer === undefined) === (asked.customer_email === undefined))
    throw invalidRequest("You have to specify one of these parameters: customer, customer_email.");
  const foreign = asked.mode === "payment" ? "subscription_data" : "payment_intent_data";
  if (asked[foreign] !== undefined)
    throw invalidRequest(`You can not pass \`${foreign}\` in \`${asked.mode}\` mode.`, undefined, foreign);
  const customer =
    asked.customer === undefined ? null : findRecord(state.customers, asked.customer, "customer", "customer");
  const { name, amount: cents } = boughtIn(state, asked);
  if (cents < leastAmount) throw tooSmall("line_items");
  const id = newId("cs_test", 58);
  const session: SessionRecord = {
    ...{ id, created: now(), mode: asked.mode, origin, name, amount: cents },
    email: customer?.email ?? asked.customer_email ?? "",
    metadata: asked.metadata,
    innerMetadata: (asked.payment_intent_data ?? asked.subscription_data)?.metadata ?? {},
    successUrl: asked.success_url,
    cancelUrl: asked.cancel_url ?? null,
    expiresAt: now() + day,
    status: "open",
    customer: customer?.id ?? null,
    paymentIntent: null,
    subscription: null,
  };
  state.sessions[id] = session;
  return session;
}

function boughtIn(state: SimulatorState, { mode, line_items: [item] }: SessionParameters) {
  if (mode === "payment" && item?.price_data && item.price === undefined)
    return { name: item.price_data.product_data.name, amount: item.price_data.unit_amount };
  if (mode === "subscription" && item?.price !== undefined && !item.price_data) {
    const price = findRecord(state.prices, item.price, "price", "line_items[0][price]");
    return { name: price.productName, amount: price.unitAmount };
  }
  throw invalidRequest(
    `A session in \`${mode}\` mode takes ${mode === "payment" ? "price_data" : "a recurring price"}.`,
    undefined,
    "line_items[0]",
  );
}
