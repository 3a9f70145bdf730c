import { toolOfStored } from "@iep-insider/sdk/catalog";
import type { ClaimedPurchase } from "@iep-insider/sdk/contract";
import { Op, type Transaction } from "sequelize";

import { hashOfToken } from "../accounts/mailToken.ts";
import type { Payment } from "../database/models/payment.ts";
import type { User } from "../database/models/user.ts";
import type { Services } from "../services.ts";
import { OpenedElsewhere, UnknownPurchase } from "./errors.ts";
import { createPurchaseKey, type Holder, hashOfKey } from "./holder.ts";
import { bindingAt, ourPlace, type Place } from "./place.ts";

type ClaimServices = Pick<Services, "database" | "clock">;

/**
 * Claims a purchase by the link in its mail: this browser gets a key that opens it, and the signed-in account gets the
 * purchase if it has no owner. The link works as long as the purchase does, but only in a few browsers, so that a
 * forwarded link does not open it for many people. The owner's account needs no key.
 * @param key the browser's own, if it has one. @throws {UnknownPurchase} @throws {OpenedElsewhere}
 */
export function claimPurchase(
  services: ClaimServices,
  { user, keyHash, place }: Holder,
  key: string | null,
  token: string,
): Promise<ClaimedPurchase> {
  const { database } = services;
  return database.transaction(async (transaction) => {
    const payment = await database.payments.findOne({
      where: { claimTokenHash: hashOfToken(token) },
      transaction,
      lock: transaction.LOCK.UPDATE,
    });
    if (!payment || payment.paymentType === "subscription" || payment.status !== "paid")
      throw new UnknownPurchase();
    const purchaseKey = key ?? createPurchaseKey();
    const isOwners = user !== null && payment.userId === user.id;
    const fits = await hasRoom(services, transaction, payment, keyHash);
    if (!fits && !isOwners) throw new OpenedElsewhere(mostBrowsers);
    if (user) await giveTo(services, transaction, [payment], user);
    if (fits) await addKey(services, transaction, payment, keyHash ?? hashOfKey(purchaseKey), place);
    return { tool: toolOfStored(payment.toolUsed), kind: payment.paymentType, purchaseKey };
  });
}

/** What a family typically has: a phone, a computer, and one more. */
const mostBrowsers = 3;

/** Whether one more browser may open the purchase, or this one already can. The caller has locked the payment. */
async function hasRoom(
  { database, clock }: ClaimServices,
  transaction: Transaction,
  { id: paymentId }: Payment,
  keyHash: string | null,
): Promise<boolean> {
  const where = { paymentId, endsAt: { [Op.or]: [null, { [Op.gt]: clock() }] } };
  const keys = await database.purchaseKeys.findAll({ where, transaction });
  return keys.length < mostBrowsers || keys.some((known) => known.keyHash === keyHash);
}

/** Lets a browser's key open a purchase where it was issued. A key bound to a partner's page stays bound to it. */
export async function addKey(
  { database, clock }: ClaimServices,
  transaction: Transaction,
  { id: paymentId }: Payment,
  keyHash: string,
  place: Place = ourPlace,
): Promise<void> {
  const now = clock();
  const bound = bindingAt(place, now);
  const known = await database.purchaseKeys.findOne({ where: { keyHash, paymentId }, transaction });
  if (!known)
    await database.purchaseKeys.create({ keyHash, paymentId, ...bound, createdAt: now }, { transaction });
  else if (known.partnerId === place.partnerId && known.origin === place.origin)
    await known.update(bound, { transaction });
}

/**
 * Gives an account the purchases made with its address while signed out. The address must be confirmed, since anyone
 * can sign up with someone else's address.
 */
export async function claimByAddress(services: ClaimServices, user: User): Promise<void> {
  const where = claimable(user);
  // Usually there is nothing to claim: skip the transaction.
  if (where !== null && (await services.database.payments.count({ where })) > 0)
    await claimAll(services, user, where);
}

/** The purchases that `claimByAddress` gives to an account; null if its address is not confirmed. */
export function claimable({ emailVerified, emailKey }: User) {
  return emailVerified ? { emailKey, userId: null } : null;
}

/** @param where from `claimable`. */
export async function claimAll(
  services: ClaimServices,
  user: User,
  where: NonNullable<ReturnType<typeof claimable>>,
): Promise<void> {
  const { database } = services;
  await database.transaction(async (transaction) => {
    const payments = await database.payments.findAll({ where, transaction, lock: transaction.LOCK.UPDATE });
    await giveTo(services, transaction, payments, user);
  });
}

async function giveTo(
  { database, clock }: ClaimServices,
  transaction: Transaction,
  payments: readonly Payment[],
  user: User,
): Promise<void> {
  for (const payment of payments) {
    if (payment.userId !== null) continue;
    await payment.update({ userId: user.id, updatedAt: clock() }, { transaction });
    await database.entitlements.update(
      { userId: user.id },
      { where: { paymentId: payment.id }, transaction },
    );
  }
}
