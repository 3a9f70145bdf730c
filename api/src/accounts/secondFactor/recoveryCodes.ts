import { randomBytes } from "node:crypto";
import type { Transaction } from "sequelize";
import type { Services } from "../../services.ts";
import { hashOfToken } from "../mailToken.ts";

const howMany = 10;
const alphabet = "abcdefghijklmnopqrstuvwxyz234567";

/** Creates new codes, replacing the old ones. @returns them in groups of four: 80 random bits each. */
export async function makeRecoveryCodes(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  userId: number,
): Promise<readonly string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await database.recoveryCodes.destroy({ where: { userId }, transaction });
  await database.recoveryCodes.bulkCreate(
    codes.map((code) => ({ userId, codeHash: hashOfToken(code) })),
    { transaction },
  );
  return codes.map((code) => code.replace(/.{4}(?=.)/g, "$&-"));
}

/** @param code without its dashes. @returns whether it was valid; it is then used up. */
export async function useRecoveryCode(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  userId: number,
  code: string,
): Promise<boolean> {
  const where = { userId, codeHash: hashOfToken(code) };
  return (await database.recoveryCodes.destroy({ where, transaction })) > 0;
}

function newCode(): string {
  return [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join("");
}
