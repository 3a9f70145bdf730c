import type { WebhookState } from "@iep-insider/sdk/contract";
import {
  date,
  day,
  integer,
  longText,
  nullable,
  primaryKey,
  type RowOf,
  references,
  table,
  text,
} from "./table.ts";

/** Where a partner gets its statistics every day. */
export interface PartnerWebhook extends RowOf<typeof partnerWebhooks> {}

export const partnerWebhooks = table("PartnerWebhook", "partner_webhooks", {
  partnerId: primaryKey(references(integer(), "partners", "CASCADE")),
  url: text(500),
  state: text<WebhookState>(8),
  /** Encrypted: with it, anyone could sign as we do. */
  secret: longText(),
  /** The secret before, encrypted; signs as well until `oldSecretUntil`. */
  oldSecret: nullable(longText()),
  oldSecretUntil: nullable(date()),
  /** The last day (UTC) whose figures were queued, or that was over when the webhook was turned on. */
  queuedDay: day(),
  createdAt: date(),
}).with({
  indexes: { partner_webhooks_state: ["state"] },
});
