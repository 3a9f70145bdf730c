import Stripe from "stripe";
import type { PriceRecord } from "../state/records.ts";

export function presentPrice(price: PriceRecord): Stripe.Price {
  return {
    id: price.id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: price.lookupKey,
    metadata: {},
    nickname: null,
    product: price.product,
    recurring:
      price.interval === null
        ? null
        : {
            interval: price.interval,
            interval_count: 1,
            meter: null,
            trial_period_days: null,
            usage_type: "licensed",
          },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: price.interval === null ? "one_time" : "recurring",
    unit_amount: price.unitAmount,
    unit_amount_decimal: Stripe.Decimal.from(price.unitAmount),
  };
}

/** The same in the older form that subscription items still carry. */
export function presentPlan(price: PriceRecord): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: true,
    amount: price.unitAmount,
    amount_decimal: Stripe.Decimal.from(price.unitAmount),
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.interval ?? "month",
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
