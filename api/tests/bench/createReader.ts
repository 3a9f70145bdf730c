import { grantAllTools } from "../../src/access/entitlements.ts";
import { emailKeyOf } from "../../src/accounts/emailKey.ts";
import { nameKeys } from "../../src/accounts/nameKeys.ts";
import { beginSession } from "../../src/accounts/sessions.ts";
import { createSessionTokens } from "../../src/accounts/sessionToken.ts";
import type { User } from "../../src/database/models/user.ts";
import type { Services } from "../../src/services.ts";

/** An account that a benchmark asks as. */
export interface Reader {
  readonly user: User;
  /** Of its session. */
  readonly token: string;
}

/** Makes an account that all tools are open to, and signs it in. */
export async function createReader(services: Services, role: User["role"]): Promise<Reader> {
  const { database, clock, environment } = services;
  const email = `${role}@example.org`;
  const names = { firstName: "Maria", lastName: "Alvarez" };
  const { user, sessionId } = await database.transaction(async (transaction) => {
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
    return { user, sessionId: await beginSession(services, transaction, user, "Chrome on Windows") };
  });
  return { user, token: createSessionTokens(environment).issue(sessionId) };
}
