import type { Transaction } from "sequelize";
import type { User } from "../database/models/user.ts";
import type { Services } from "../services.ts";
import { endBy } from "./keys.ts";
import { writeOrigins } from "./origins.ts";

/**
 * What becomes of a partner whose account is deleted: its keys end at once, and all that names it goes. Its number stays,
 * with its keys, so that payments and counts still know which site they came from. A request that was never sent goes
 * whole.
 */
export async function leaveAsPartner(
  { database, clock }: Pick<Services, "database" | "clock">,
  transaction: Transaction,
  { id: userId }: Pick<User, "id">,
): Promise<void> {
  const partner = await database.partners.findOne({ where: { userId }, transaction });
  if (!partner) return;
  if (partner.status === "unconfirmed") return partner.destroy({ transaction });
  const now = clock();
  await endBy({ database }, transaction, { partnerId: partner.id }, now);
  const unseen = { seenAt: null, seenOn: null, refusedAt: null, refusedOn: null };
  await database.partnerKeys.update(unseen, { where: { partnerId: partner.id }, transaction });
  await database.partnerLogos.destroy({ where: { partnerId: partner.id }, transaction });
  await partner.update(
    {
      userId: null,
      name: "Deleted account",
      website: "",
      about: "",
      allowedOrigins: writeOrigins([]),
      allowsLocalhost: false,
      settings: null,
      sponsored: false,
      sponsoredUses: 0,
      active: false,
      updatedAt: now,
    },
    { transaction },
  );
}
