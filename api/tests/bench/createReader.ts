import { grantAllTools } from "../../src/access/entitlements.ts";
import { emailKeyOf } from "../../src/accounts/emailKey.ts";
import { nameKeys } from "../../src/accounts/nameKeys.ts";
import { beginSession } from "../../src/accounts/sessions.ts";
import { createSessionTokens } from "../../src/accounts/sessionToken.ts";
import type { Services } from "../../src/services.ts";

/** Makes an account that all tools are open to, and signs it in. @returns the token of its session. */
export async function createReader(services: Services, role: "user" | "admin"): Promise<string> {
  const { database, clock, environment } = services;
  const email = `${role}@example.org`;
  const names = { firstName: "Maria", lastName: "Alvarez" };
  const sessionId = await database.transaction(async (transaction) => {
    const user = await database.users.create(
      {
        email,
        emailKey: emailKeyOf(email),
        password: "nobody signs in with it",
        ...names,
        ...nameKeys(names),
        emailVerified: true,
        role,
        createdAt: clock(),
        updatedAt: clock(),
      },
      { transaction },
    );
    await grantAllTools(services, transaction, user.id, "grant");
    return beginSession(services, transaction, user, "Chrome on Windows");
  });
  return createSessionTokens(environment).issue(sessionId);
}
