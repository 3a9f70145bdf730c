import { z } from "zod";
import { presentSubscription } from "../../objects/subscription.ts";
import { findRecord } from "../../payments/findRecord.ts";
import { endSubscription, setCancelAtPeriodEnd } from "../../payments/subscriptions.ts";
import { handler } from "../Handler.ts";
import { presentList } from "../list.ts";
import { missing } from "../ProviderError.ts";
import { boolean, paging, text } from "../parameters.ts";

export const listSubscriptions = handler(
  {
    customer: text.optional(),
    status: z.enum(["active", "past_due", "canceled", "ended", "all"]).optional(),
    ...paging,
  },
  ({ state }, { customer, status, ...page }) => {
    const hasStatus = (of: string) => {
      if (status === "all") return true;
      if (status === undefined) return of !== "canceled";
      return of === (status === "ended" ? "canceled" : status);
    };
    const found = Object.values(state.subscriptions).filter(
      (one) => (customer === undefined || one.customer === customer) && hasStatus(one.status),
    );
    return presentList(found, page, {
      url: "/v1/subscriptions",
      kind: "subscription",
      present: (subscription) => presentSubscription(state, subscription),
    });
  },
);

export const getSubscription = handler({}, ({ state }, _parameters, { id }) =>
  presentSubscription(state, findRecord(state.subscriptions, id, "subscription")),
);

export const updateSubscription = handler(
  { cancel_at_period_end: boolean },
  (simulation, { cancel_at_period_end: isToEnd }, { id }) => {
    const subscription = findRecord(simulation.state.subscriptions, id, "subscription");
    setCancelAtPeriodEnd(simulation, subscription, isToEnd);
    return presentSubscription(simulation.state, subscription);
  },
);

export const cancelSubscription = handler({}, (simulation, _parameters, { id }) => {
  const subscription = findRecord(simulation.state.subscriptions, id, "subscription");
  // The provider does not find what has ended.
  if (subscription.status === "canceled") throw missing("subscription", id);
  endSubscription(simulation, subscription, "cancellation_requested");
  return presentSubscription(simulation.state, subscription);
});
