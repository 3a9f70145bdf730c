import type { Registration } from "@iep-insider/sdk/contract";
import { UniqueConstraintError } from "sequelize";
import { countAttempts } from "../http/attempts.ts";
import type { Services } from "../services.ts";
import { emailKeyOf, findByEmail } from "./emailKey.ts";
import { EmailTaken } from "./errors.ts";
import { nameKeys } from "./nameKeys.ts";
import { requireStrong } from "./passwordStrength.ts";
import { queueVerification } from "./queueVerification.ts";
import { beginSession } from "./sessions.ts";
import type { Begun } from "./signIn.ts";
import type { Visit } from "./visit.ts";

/**
 * Creates an account, signs it in and queues the verification mail, all in one transaction.
 * @throws {EmailTaken} the only response that reveals an account, hence the strict limits (ADR 3).
 */
export async function register(services: Services, registration: Registration, visit: Visit): Promise<Begun> {
  const { database } = services;
  const emailKey = emailKeyOf(registration.email);
  await countAttempts(services, [{ limit: "registrationsOfAddress", who: emailKey }]);
  await requireStrong(registration.password, registration, "password");
  if (await findByEmail(database, emailKey)) throw new EmailTaken();
  const password = await services.passwords.hash(registration.password);
  const now = services.clock();
  const { email, firstName, lastName } = registration;
  const names = { firstName, lastName };
  const { language } = visit;
  const row = {
    email,
    emailKey,
    password,
    language,
    ...names,
    ...nameKeys(names),
    createdAt: now,
    updatedAt: now,
  };

  const made = database.transaction(async (transaction) => {
    const user = await database.users.create(row, { transaction });
    const sessionId = await beginSession(services, transaction, user, visit.device);
    await queueVerification(services, transaction, user);
    return { user, sessionId };
  });
  // Two sign-ups at the same moment: the database lets one through.
  return made.catch((error: unknown) => {
    throw error instanceof UniqueConstraintError ? new EmailTaken() : error;
  });
}
