import { productName } from "@iep-insider/sdk/catalog";
import type { TotpBegun } from "@iep-insider/sdk/contract";
import { generateSecret, generateURI, verifySync } from "otplib";
import { Op, type Transaction } from "sequelize";
import type { SecondFactorRow } from "../../database/models/secondFactor.ts";
import type { User } from "../../database/models/user.ts";
import { sealText, unsealText } from "../../seal.ts";
import { serverKeys } from "../../serverKeys.ts";
import type { Services } from "../../services.ts";

type TotpServices = Pick<Services, "database" | "clock" | "environment">;

/** A code of the step before and after is taken as well (RFC 6238, section 5.2). */
const tolerance = 30;

const keysOf = ({ environment }: TotpServices) => serverKeys(environment, "second factors");

/** Creates a secret for an app, replacing an earlier unconfirmed one. */
export async function beginTotp(services: TotpServices, { id: userId, email }: User): Promise<TotpBegun> {
  const { database, clock } = services;
  const secret = generateSecret();
  const begun = { userId, kind: "totp" as const, confirmedAt: null };
  await database.transaction(async (transaction) => {
    await database.secondFactors.destroy({ where: begun, transaction });
    const row = { ...begun, name: "", secret: sealText(secret, keysOf(services)), createdAt: clock() };
    await database.secondFactors.create(row, { transaction });
  });
  return { secret, uri: generateURI({ issuer: productName, label: email, secret }) };
}

/** Accepts an app's code once (RFC 6238, section 5.2): of two concurrent requests, one succeeds. */
export async function takeCode(
  services: TotpServices,
  transaction: Transaction,
  factor: SecondFactorRow,
  code: string,
): Promise<boolean> {
  const keys = keysOf(services);
  const secret = unsealText(factor.secret, keys);
  const epoch = Math.floor(services.clock().getTime() / 1000);
  const read = verifySync({ secret, token: code, epoch, epochTolerance: tolerance });
  if (!read.valid || !("timeStep" in read)) return false;
  const [taken] = await services.database.secondFactors.update(
    // Re-encrypted with the current secret, so that a rotated server secret can be retired.
    { counter: read.timeStep, lastUsedAt: services.clock(), secret: sealText(secret, keys) },
    { where: { id: factor.id, counter: { [Op.lt]: read.timeStep } }, transaction },
  );
  return taken > 0;
}
