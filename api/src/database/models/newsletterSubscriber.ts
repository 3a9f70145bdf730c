import type { Language } from "@iep-insider/sdk/contract";
import { date, id, integer, nullable, type RowOf, table, text, withDefault } from "./table.ts";

/** An address that gets the newsletter, or a requested one that is not confirmed yet. */
export interface NewsletterSubscriber extends RowOf<typeof newsletterSubscribers> {}

export const newsletterSubscribers = table("NewsletterSubscriber", "newsletter_subscribers", {
  id: id(),
  email: text(254),
  emailKey: text(254),
  /** Of the page on which it was last requested before it was confirmed. */
  language: withDefault(text<Language>(2), "en"),
  /** When it was last requested. */
  requestedAt: date(),
  /** When the address was confirmed; until then null, and no letter is sent. */
  subscribedAt: nullable(date()),
  /** A hash. Null once used. */
  confirmationToken: nullable(text(64)),
  confirmationTokenExpiry: nullable(date()),
  /**
   * The token in the link of every letter. It is random rather than derived from the server's secret, since links in
   * old letters have to work for years, also after the secret was changed. It ends this subscription and does nothing
   * else.
   */
  unsubscribeToken: text(64),
  /** Since when `mailsSent` counts the mails caused by requests for this address. */
  mailsSince: date(),
  mailsSent: integer(),
}).with({
  indexes: {
    newsletter_subscribers_confirmation: ["confirmationToken"],
    // Unconfirmed requests, by their age.
    newsletter_subscribers_age: ["subscribedAt", "requestedAt"],
  },
  unique: {
    newsletter_subscribers_address: ["emailKey"],
    newsletter_subscribers_unsubscribe: ["unsubscribeToken"],
  },
});
