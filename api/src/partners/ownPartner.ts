import type { Transaction } from "sequelize";
import { lockUser } from "../accounts/lockUser.ts";
import type { Partner } from "../database/models/partner.ts";
import type { SignedIn } from "../http/authenticate.ts";
import { Unauthenticated } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { NotPartner } from "./errors.ts";

/** The partner that an account manages, whatever its status; or null. */
export function findOwnPartner(
  { database }: Pick<Services, "database">,
  { user }: SignedIn,
  transaction?: Transaction,
): Promise<Partner | null> {
  const locked = transaction && { transaction, lock: transaction.LOCK.UPDATE };
  return database.partners.findOne({ where: { userId: user.id }, ...locked });
}

/** The approved partner that an account manages. @throws {NotPartner} when it manages none. */
export async function approvedPartnerOf(
  services: Pick<Services, "database">,
  signedIn: SignedIn,
): Promise<Partner> {
  const partner = await findOwnPartner(services, signedIn);
  if (partner?.status !== "approved") throw new NotPartner();
  return partner;
}

/**
 * Changes the approved partner that an account manages, one change at a time.
 * @throws {NotPartner} when it manages none. @throws {Unauthenticated} when the account was deleted in the meantime.
 */
export function changeOwnPartner(
  services: Services,
  signedIn: SignedIn,
  work: (partner: Partner, transaction: Transaction) => Promise<unknown>,
): Promise<Partner> {
  return services.database.transaction(async (transaction) => {
    if (!(await lockUser(services.database, transaction, signedIn.user.id))) throw new Unauthenticated();
    const partner = await findOwnPartner(services, signedIn, transaction);
    if (partner?.status !== "approved") throw new NotPartner();
    await work(partner, transaction);
    return partner;
  });
}

/** Whether this account manages a partner that we have approved, switched on or off. */
export async function isManager({ database }: Pick<Services, "database">, userId: number): Promise<boolean> {
  return (await database.partners.count({ where: { userId, status: "approved" } })) > 0;
}
