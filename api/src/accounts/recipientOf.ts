import type { User } from "../database/models/user.ts";
import type { Recipient } from "../mail/Mail.ts";

/** An account as the recipient of a mail, in its language. */
export function recipientOf({ id, email, language }: Pick<User, "id" | "email" | "language">): Recipient {
  return { email, userId: id, language };
}
