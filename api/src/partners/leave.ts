import type { Transaction } from "sequelize";
import type { User } from "../database/models/user.ts";
import type { Services } from "../services.ts";
import { endBy } from "./keys.ts";
import { writeOrigins } from "./origins.ts";

/**
 * Anonymizes the partner of a deleted account: its keys expire immediately, and everything that identifies it is
 * deleted. Its id and keys stay, so that payments and counts still refer to the site. An application that was never
 * submitted is deleted.
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
  await database.partnerDeliveries.destroy({ where: { partnerId: partner.id }, transaction });
  await database.partnerWebhooks.destroy({ where: { partnerId: partner.id }, transaction });
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
      reportedMonth: null,
      allowsWhiteLabel: false,
      updatedAt: now,
    },
    { transaction },
  );
}
