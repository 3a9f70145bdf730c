import { presentRefund } from "../../objects/refund.ts";
import { findRecord } from "../../payments/findRecord.ts";
import { refundIntent } from "../../payments/refunds.ts";
import { handler } from "../Handler.ts";
import { integer, metadata, text } from "../parameters.ts";

export const createRefund = handler(
  {
    payment_intent: text,
    amount: integer.refine((value) => value >= 1).optional(),
    metadata: metadata.default({}),
  },
  (simulation, { payment_intent: id, amount, metadata: pairs }) => {
    const intent = findRecord(simulation.state.paymentIntents, id, "payment_intent", "payment_intent");
    return presentRefund(refundIntent(simulation, intent, { amount, metadata: pairs }));
  },
);
