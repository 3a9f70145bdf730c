import { z } from "zod";
import { presentPaymentIntent } from "../../objects/paymentIntent.ts";
import { findRecord } from "../../payments/findRecord.ts";
import { createPaymentIntent } from "../../payments/paymentIntents.ts";
import { handler } from "../Handler.ts";
import { presentList } from "../list.ts";
import { tooSmall } from "../ProviderError.ts";
import { amount, boolean, created, currency, email, metadata, paging, text } from "../parameters.ts";

/** What the provider takes at least, in cents. */
const leastAmount = 50;

export const createPaymentIntentHandler = handler(
  {
    amount,
    currency,
    metadata: metadata.default({}),
    receipt_email: email.optional(),
    customer: text.optional(),
    automatic_payment_methods: z
      .strictObject({ enabled: boolean, allow_redirects: z.enum(["always", "never"]).optional() })
      .optional(),
  },
  (simulation, asked) => {
    const { state } = simulation;
    if (asked.amount < leastAmount) throw tooSmall("amount");
    if (asked.customer !== undefined) findRecord(state.customers, asked.customer, "customer", "customer");
    const intent = createPaymentIntent(simulation, {
      amount: asked.amount,
      currency: asked.currency,
      metadata: asked.metadata,
      receiptEmail: asked.receipt_email ?? null,
      isAutomatic: asked.automatic_payment_methods?.enabled ?? true,
      customer: asked.customer ?? null,
      session: null,
    });
    return presentPaymentIntent(state, intent);
  },
);

export const getPaymentIntent = handler({}, ({ state }, _parameters, { id }) =>
  presentPaymentIntent(state, findRecord(state.paymentIntents, id, "payment_intent", "intent")),
);

export const listPaymentIntents = handler({ created, ...paging }, ({ state }, asked) =>
  presentList(Object.values(state.paymentIntents), asked, {
    url: "/v1/payment_intents",
    kind: "payment_intent",
    present: (intent) => presentPaymentIntent(state, intent),
  }),
);
