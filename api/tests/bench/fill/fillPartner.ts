import type { User } from "../../../src/database/models/user.ts";
import { rotateKey } from "../../../src/partners/keys.ts";
import { registerPartner } from "../../../src/partners/service.ts";
import type { Services } from "../../../src/services.ts";
import type { AskedKeys } from "./fillCounts.ts";

/** Makes a partner that an account manages, and whose key was rotated. @returns its keys. */
export async function fillPartner(services: Services, user: User): Promise<AskedKeys> {
  const { database } = services;
  const made = { name: "A parent center", origins: ["https://center.example"] };
  const partner = await registerPartner(services, "command", made);
  await partner.update({ userId: user.id });
  const before = partner.siteKey;
  await database.transaction((transaction) => rotateKey(services, transaction, "command", partner));
  return { before, current: partner.siteKey };
}
