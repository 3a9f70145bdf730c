import { date, id, type RowOf, table, text } from "./table.ts";

/** An address that was given for the free tools, once per site (ADR 12). The address alone opens nothing. */
export interface EmailCapture extends RowOf<typeof emailCaptures> {}

export const emailCaptures = table("EmailCapture", "email_captures", {
  id: id(),
  email: text(254),
  emailKey: text(254),
  /** The partner's, or "" on our own pages and on pages without a key. */
  siteKey: text(80),
  createdAt: date(),
}).with({
  indexes: { email_captures_created: ["createdAt"] },
  unique: { email_captures_address: ["emailKey", "siteKey"] },
});
