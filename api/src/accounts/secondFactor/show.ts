import type { FactorToShow, SecondFactorState } from "@iep-insider/sdk/contract";
import { recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import { countAttempts, forgiveAttempts } from "../../http/attempts.ts";
import type { SignedIn } from "../../http/authenticate.ts";
import type { Services } from "../../services.ts";
import { wrongFactor } from "./errors.ts";
import { isPasskeyShown } from "./passkeys.ts";
import { useRecoveryCode } from "./recoveryCodes.ts";
import { factorsOf, hasFactor, presentState } from "./state.ts";
import { takeCode } from "./totp.ts";

/**
 * Authenticates the user by a factor, or by the password if there is none. Failures are counted.
 * @throws {InvalidRequest} about the field that was given. @throws {TooManyRequests}
 */
export async function showFactor(
  services: Services,
  signedIn: SignedIn,
  given: FactorToShow,
): Promise<SecondFactorState> {
  const { user, session } = signedIn;
  const attempts = [{ limit: "wrongFactors", who: `user ${user.id}` }] as const;
  await countAttempts(services, attempts);
  const field = fieldOf(given);
  if (!(await isRight(services, signedIn, given))) throw wrongFactor(field);
  await forgiveAttempts(services, attempts);
  const now = services.clock();
  await session.update(field === "password" ? { passwordAt: now } : { factorAt: now });
  return presentState(services, signedIn);
}

function fieldOf(given: FactorToShow): string {
  return Object.entries(given).find(([, value]) => value !== undefined)?.[0] ?? "code";
}

async function isRight(services: Services, signedIn: SignedIn, given: FactorToShow): Promise<boolean> {
  const { user } = signedIn;
  if (given.passkey) return isPasskeyShown(services, signedIn, given.passkey);
  if (given.code !== undefined) return isCodeRight(services, user.id, given.code);
  if (given.recoveryCode !== undefined) return isRecovered(services, user.id, given.recoveryCode);
  if (given.password === undefined || (await hasFactor(services, user.id))) return false;
  return services.passwords.verify(user.password, given.password);
}

async function isCodeRight(services: Services, userId: number, code: string): Promise<boolean> {
  return services.database.transaction(async (transaction) => {
    for (const factor of await factorsOf(services, userId, transaction))
      if (factor.kind === "totp" && (await takeCode(services, transaction, factor, code))) return true;
    return false;
  });
}

async function isRecovered(services: Services, userId: number, code: string): Promise<boolean> {
  return services.database.transaction(async (transaction) => {
    if (!(await useRecoveryCode(services, transaction, userId, code))) return false;
    const entry = { action: "recovery_code_used", subject: "user", id: userId } as const;
    await recordAuditEntry(services, transaction, { userId }, entry);
    return true;
  });
}
