import type { DeliveryKind, DeliveryProblem } from "@iep-insider/sdk/contract";
import {
  char,
  date,
  day,
  id,
  integer,
  longText,
  nullable,
  type RowOf,
  references,
  table,
  text,
  withDefault,
} from "./table.ts";

/** One message to a partner's webhook, waiting or done. */
export interface PartnerDelivery extends RowOf<typeof partnerDeliveries> {}

export const partnerDeliveries = table("PartnerDelivery", "partner_deliveries", {
  id: id(),
  partnerId: references(integer(), "partners", "CASCADE"),
  /** The `webhook-id` of every attempt. */
  messageId: char(40),
  kind: text<DeliveryKind>(16),
  /** The last day (UTC) of its figures; null for a test. */
  day: nullable(day()),
  /** The body, the same for every attempt; null once it is delivered or given up. */
  body: nullable(longText()),
  createdAt: date(),
  attempts: withDefault(integer(), 0),
  attemptedAt: nullable(date()),
  /** Null once delivered or given up. */
  nextAttemptAt: nullable(date()),
  deliveredAt: nullable(date()),
  /** The HTTP status of the last answer. */
  status: nullable(integer()),
  problem: nullable(text<DeliveryProblem>(16)),
}).with({
  indexes: {
    partner_deliveries_due: ["nextAttemptAt"],
    partner_deliveries_age: ["createdAt"],
    partner_deliveries_partner: ["partnerId", "id"],
  },
  // A day's figures are queued once. Tests have no day, and nulls are no duplicates.
  unique: { partner_deliveries_day: ["partnerId", "day"] },
});
