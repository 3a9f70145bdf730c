import { date, primaryKey, type RowOf, table, text } from "./table.ts";

/** An event of the payment provider that was dealt with. The same one that comes again changes nothing. */
export interface WebhookEvent extends RowOf<typeof webhookEvents> {}

export const webhookEvents = table("WebhookEvent", "webhook_events", {
  /** The provider's: `evt_…`. */
  id: primaryKey(text(255)),
  type: text(100),
  /** When it was dealt with. */
  createdAt: date(),
}).with({
  indexes: { webhook_events_created: ["createdAt"] },
});
