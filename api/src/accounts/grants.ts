import type { Transaction } from "sequelize";
import { hasAllTools } from "../access/entitlements.ts";
import type { User } from "../database/models/user.ts";
import type { Services } from "../services.ts";
import { type GrantedRight, giveRight, takeRight } from "./changeRight.ts";
import { findByEmail } from "./emailKey.ts";
import { lockUser } from "./lockUser.ts";

type GrantServices = Pick<Services, "database" | "clock" | "environment">;

/**
 * What `npm run grant` does.
 * @returns what was done, in a sentence for the operator; null when no account has the address.
 */
export function grantRight(services: GrantServices, right: GrantedRight, email: string) {
  return withAccount(services, email, async (transaction, user) => {
    await giveRight(services, transaction, { actor: "command", right, user });
    return right === "all-tools"
      ? `All tools are open to ${user.email}.`
      : `${user.email} is an admin. If they were signed in, they have to sign in again. The screens ask for a second factor: it is set up in My Account, under Security.`;
  });
}

/** What `npm run revoke` does: takes back what was granted, and a role wherever it came from. @returns as `grantRight`. */
export function revokeRight(services: GrantServices, right: GrantedRight, email: string) {
  const { adminEmails, ownerEmails } = services.environment;
  return withAccount(services, email, async (transaction, user) => {
    await takeRight(services, transaction, { actor: "command", right, user });
    if (right === "all-tools") {
      const isLeft =
        ownerEmails.includes(user.emailKey) && (await hasAllTools(services, user.id, transaction));
      if (isLeft) return `All tools stay open to ${user.email}: this address is in OWNER_EMAILS.`;
      return `The grant of all tools to ${user.email} was revoked.`;
    }
    const comesBack = adminEmails.includes(user.emailKey) && user.emailVerified;
    return comesBack
      ? `${user.email} is no admin until the next sign-in: ADMIN_EMAILS names this address.`
      : `${user.email} is no admin any more, and is signed out everywhere.`;
  });
}

async function withAccount(
  { database }: GrantServices,
  email: string,
  work: (transaction: Transaction, user: User) => Promise<string>,
): Promise<string | null> {
  const known = await findByEmail(database, email);
  if (!known) return null;
  return database.transaction(async (transaction) => {
    const user = await lockUser(database, transaction, known.id);
    return user && work(transaction, user);
  });
}
