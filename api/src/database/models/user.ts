import type { Role, SubscriptionStatus } from "@iep-insider/sdk/contract";
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
});
