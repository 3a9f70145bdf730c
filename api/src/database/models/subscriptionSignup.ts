import type { Language } from "@iep-insider/sdk/contract";
import {
  boolean,
  char,
  date,
  id,
  integer,
  nullable,
  type RowOf,
  references,
  table,
  text,
  withDefault,
} from "./table.ts";

/** A person who began to subscribe, with their consent to the renewal. The account is created once they have paid. */
export interface SubscriptionSignup extends RowOf<typeof subscriptionSignups> {}

export const subscriptionSignups = table("SubscriptionSignup", "subscription_signups", {
  id: id(),
  /** The account: known from the start, or created on payment. */
  userId: nullable(references(integer(), "users", "RESTRICT")),
  email: text(254),
  emailKey: text(254),
  firstName: nullable(text(100)),
  lastName: nullable(text(100)),
  /** An argon2id hash for the new account; null if the account exists already or was created. */
  password: nullable(text(255)),
  stripeCheckoutSessionId: nullable(text(255)),
  stripeSubscriptionId: nullable(text(255)),
  /** SHA-256 of the cookie of the browser that started it (ADR 1). */
  browserHash: char(64),
  /** Of the page on which they agreed, for what follows from it. */
  language: withDefault(text<Language>(2), "en"),
  /** The sentence about renewal and cancelling as they read it and agreed to it, at `createdAt`. */
  renewalTerms: text(500),
  status: text<"pending" | "completed" | "failed">(20),
  accountMade: withDefault(boolean(), false),
  /** When a return page first showed it, and when it signed the user in. */
  returnedAt: nullable(date()),
  signedInAt: nullable(date()),
  completedAt: nullable(date()),
  createdAt: date(),
}).with({
  indexes: {
    subscription_signups_user: ["userId"],
    subscription_signups_status: ["status", "createdAt"],
    subscription_signups_stripeSubscriptionId: ["stripeSubscriptionId"],
    subscription_signups_emailKey: ["emailKey"],
  },
  unique: { subscription_signups_session: ["stripeCheckoutSessionId"] },
});
