import { emailKeyOf } from "../accounts/emailKey.ts";
import type { Contact } from "../database/models/contact.ts";
import type { User } from "../database/models/user.ts";

/** @returns the account, if it is shown that the address a message gives is its owner's; else null. */
export function ownerOfAddress({ email }: Contact, user: User | null): User | null {
  return user?.emailVerified && user.emailKey === emailKeyOf(email) ? user : null;
}
