import type { Language, Role, SubscriptionStatus } from "@iep-insider/sdk/contract";
import {
  binaryText,
  boolean,
  char,
  date,
  id,
  nullable,
  type RowOf,
  table,
  text,
  withDefault,
} from "./table.ts";

/** Where a right comes from: an operator's command, or a list in the settings, which may take it away again. */
export type RightSource = "grant" | "list";

/** An account. */
export interface User extends RowOf<typeof users> {}

export const users = table("User", "users", {
  id: id(),
  /** As the user typed it. */
  email: text(254),
  /** The same in lower case, and unique: `emailKeyOf` makes it. */
  emailKey: text(254),
  /** An argon2id hash. */
  password: text(255),
  firstName: nullable(text(100)),
  lastName: nullable(text(100)),
  stripeCustomerId: nullable(text(255)),
  stripeSubscriptionId: nullable(text(255)),
  subscriptionStatus: withDefault(text<SubscriptionStatus>(20), "inactive"),
  subscriptionEndDate: nullable(date()),
  /** Of its mails; null until its browser has named one. */
  language: nullable(text<Language>(2)),
  emailVerified: withDefault(boolean(), false),
  /** SHA-256 of the token in the mail, as for resetting. Null once used. */
  verificationToken: nullable(char(64)),
  verificationTokenExpiry: nullable(date()),
  resetToken: nullable(char(64)),
  resetTokenExpiry: nullable(date()),
  role: withDefault(text<Role>(20), "user"),
  /** Null for the default role. */
  roleSource: nullable(text<RightSource>(20)),
  createdAt: date(),
  updatedAt: date(),
  /** Search keys besides the address (`accounts/nameKeys.ts`). */
  nameKey: binaryText(201),
  lastNameKey: binaryText(100),
}).with({
  unique: {
    users_email_key: ["emailKey"],
    users_verification_token: ["verificationToken"],
    users_reset_token: ["resetToken"],
    // The provider's events are looked up by these; without an index each lookup would lock the table on MySQL.
    users_stripeSubscriptionId: ["stripeSubscriptionId"],
    users_stripeCustomerId: ["stripeCustomerId"],
  },
  indexes: {
    // One for each way to search or narrow the operators' list. The columns after the order say what was found before
    // (`listUsers.ts`).
    users_name: ["nameKey", "id", "emailKey"],
    users_last_name: ["lastNameKey", "id", "nameKey", "emailKey"],
    users_role: ["role", "id"],
    users_membership: ["subscriptionStatus", "id"],
    users_verified: ["emailVerified", "id"],
  },
});
