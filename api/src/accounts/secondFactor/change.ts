import type { FactorMade, PasskeyToConfirm, SecondFactorState } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import { recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import type { SecondFactorRow } from "../../database/models/secondFactor.ts";
import type { SignedIn } from "../../http/authenticate.ts";
import type { Services } from "../../services.ts";
import { FactorNotFound, wrongFactor } from "./errors.ts";
import { readNewPasskey } from "./passkeys.ts";
import { makeRecoveryCodes } from "./recoveryCodes.ts";
import { factorsOf, presentState } from "./state.ts";
import { takeCode } from "./totp.ts";

/** Sets up the app that was begun, with a code that it shows. @throws {InvalidRequest} */
export async function confirmTotp(
  services: Services,
  signedIn: SignedIn,
  { name, code }: { readonly name: string; readonly code: string },
): Promise<FactorMade> {
  const { database, clock } = services;
  return made(services, signedIn, "totp", async (transaction) => {
    const where = { userId: signedIn.user.id, kind: "totp", confirmedAt: null } as const;
    const begun = await database.secondFactors.findOne({ where, transaction });
    if (!begun || !(await takeCode(services, transaction, begun, code))) throw wrongFactor("code");
    return begun.update({ name, confirmedAt: clock() }, { transaction });
  });
}

/** Sets up the passkey that was begun. @throws {InvalidRequest} */
export async function confirmPasskey(
  services: Services,
  signedIn: SignedIn,
  { name, response }: PasskeyToConfirm,
): Promise<FactorMade> {
  const { database, clock } = services;
  const passkey = await readNewPasskey(services, signedIn, response);
  if (!passkey) throw wrongFactor("response");
  const now = clock();
  const row = { ...passkey, name, userId: signedIn.user.id, kind: "passkey" as const };
  return made(services, signedIn, "passkey", (transaction) =>
    database.secondFactors.create({ ...row, createdAt: now, confirmedAt: now }, { transaction }),
  );
}

/** Setting up a factor also counts as showing it. The first factor comes with recovery codes. */
async function made(
  services: Services,
  signedIn: SignedIn,
  kind: string,
  make: (transaction: Transaction) => Promise<SecondFactorRow>,
): Promise<FactorMade> {
  const { user, session } = signedIn;
  const factorAt = services.clock();
  const recoveryCodes = await services.database.transaction(async (transaction) => {
    const isFirst = (await factorsOf(services, user.id, transaction)).length === 0;
    await make(transaction);
    // By its id: a row in memory that a lost run has changed would be written no second time.
    await services.database.sessions.update({ factorAt }, { where: { id: session.id }, transaction });
    const entry = { action: "factor_added", subject: "user", id: user.id, detail: { kind } } as const;
    await recordAuditEntry(services, transaction, { userId: user.id }, entry);
    return isFirst ? makeRecoveryCodes(services, transaction, user.id) : null;
  });
  session.factorAt = factorAt;
  return { state: await presentState(services, signedIn), recoveryCodes };
}

/** Removing the last factor deletes the recovery codes. @throws {FactorNotFound} */
export async function removeFactor(
  services: Services,
  signedIn: SignedIn,
  id: number,
): Promise<SecondFactorState> {
  const { database } = services;
  const userId = signedIn.user.id;
  await database.transaction(async (transaction) => {
    const factor = (await factorsOf(services, userId, transaction)).find((each) => each.id === id);
    if (!factor) throw new FactorNotFound();
    const detail = { kind: factor.kind };
    await factor.destroy({ transaction });
    if ((await factorsOf(services, userId, transaction)).length === 0)
      await database.recoveryCodes.destroy({ where: { userId }, transaction });
    const entry = { action: "factor_removed", subject: "user", id: userId, detail } as const;
    await recordAuditEntry(services, transaction, { userId }, entry);
  });
  return presentState(services, signedIn);
}

export async function renewRecoveryCodes(services: Services, signedIn: SignedIn): Promise<FactorMade> {
  const userId = signedIn.user.id;
  const recoveryCodes = await services.database.transaction(async (transaction) => {
    const entry = { action: "recovery_codes_made", subject: "user", id: userId } as const;
    await recordAuditEntry(services, transaction, { userId }, entry);
    return makeRecoveryCodes(services, transaction, userId);
  });
  return { state: await presentState(services, signedIn), recoveryCodes };
}

/** Removes all factors of an account, by a command on the server, for an operator who lost them. @returns how many. */
export async function resetFactors(
  services: Pick<Services, "database" | "clock">,
  transaction: Transaction,
  userId: number,
): Promise<number> {
  const { database } = services;
  // Hardly any account has one, and a delete that finds nothing locks a gap on MariaDB that other accounts insert into.
  const held = await database.secondFactors.count({ where: { userId }, transaction });
  if (held === 0) return 0;
  await database.secondFactors.destroy({ where: { userId }, transaction });
  await database.recoveryCodes.destroy({ where: { userId }, transaction });
  await database.sessions.update({ factorAt: null }, { where: { userId }, transaction });
  return held;
}
