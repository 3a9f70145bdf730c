import { presentDispute } from "../../objects/dispute.ts";
import { handler } from "../Handler.ts";
import { presentList } from "../list.ts";
import { paging, text } from "../parameters.ts";

export const listDisputes = handler(
  { payment_intent: text.optional(), ...paging },
  ({ state }, { payment_intent: intent, ...page }) => {
    const found = Object.values(state.disputes).filter(
      (dispute) => intent === undefined || dispute.paymentIntent === intent,
    );
    return presentList(found, page, { url: "/v1/disputes", kind: "dispute", present: presentDispute });
  },
);
