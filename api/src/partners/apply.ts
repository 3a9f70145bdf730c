import type { PartnerApplication } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import { lockUser } from "../accounts/lockUser.ts";
import { recordAuditEntry } from "../audit/recordAuditEntry.ts";
import type { Partner } from "../database/models/partner.ts";
import type { User } from "../database/models/user.ts";
import { countAttempts } from "../http/attempts.ts";
import type { SignedIn } from "../http/authenticate.ts";
import { Unauthenticated } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { AlreadyPartner } from "./errors.ts";
import { givenOrigins } from "./givenOrigins.ts";
import { addKeyOf, createSiteKey } from "./keys.ts";
import { queueApplied, queueNotice } from "./mails.ts";
import { readOrigins, writeOrigins } from "./origins.ts";
import { findOwnPartner } from "./ownPartner.ts";

/**
 * Applies for a partner account; an operator decides. A declined applicant may apply again. Until the applicant's email
 * address is confirmed, the application is stored without notifying anyone; `sendWaitingApplication` then submits it.
 * @throws {AlreadyPartner} @throws {InvalidRequest} with a sentence for each wrong origin.
 */
export async function applyAsPartner(
  services: Services,
  signedIn: SignedIn,
  application: PartnerApplication,
): Promise<Partner> {
  const origins = givenOrigins(services, application.origins);
  await countAttempts(services, [{ limit: "applicationsOfUser", who: String(signedIn.user.id) }]);
  return services.database.transaction(async (transaction) => {
    // Concurrent requests wait for each other: an account has one partner.
    const user = await lockUser(services.database, transaction, signedIn.user.id);
    if (!user) throw new Unauthenticated();
    const known = await findOwnPartner(services, signedIn, transaction);
    if (known && known.status !== "declined") throw new AlreadyPartner();
    const partner = await keep(services, transaction, known, {
      userId: user.id,
      name: application.organization,
      website: application.website,
      about: application.about,
      allowedOrigins: writeOrigins(origins),
      status: "unconfirmed",
      appliedAt: null,
      updatedAt: services.clock(),
    });
    if (user.emailVerified) await send(services, transaction, user, partner);
    return partner;
  });
}

/**
 * Submits the application that waited for the account's address to be confirmed, if any. Call it in the transaction
 * that confirms the address, with the account locked, so that no application is lost or submitted twice.
 */
export async function sendWaitingApplication(
  services: Services,
  transaction: Transaction,
  user: User,
): Promise<void> {
  const where = { userId: user.id, status: "unconfirmed" };
  const partner = await services.database.partners.findOne({
    where,
    transaction,
    lock: transaction.LOCK.UPDATE,
  });
  if (partner) await send(services, transaction, user, partner);
}

async function send(
  services: Services,
  transaction: Transaction,
  user: User,
  partner: Partner,
): Promise<void> {
  const now = services.clock();
  await partner.update({ status: "applied", appliedAt: now, updatedAt: now }, { transaction });
  await recordAuditEntry(
    services,
    transaction,
    { userId: user.id },
    {
      action: "partner_applied",
      subject: "partner",
      id: partner.siteKey,
      detail: { origins: readOrigins(partner.allowedOrigins).length },
    },
  );
  await queueNotice(services, transaction, partner, user);
  await queueApplied(services, transaction, user);
}

type Applied = Pick<
  Partner,
  "userId" | "name" | "website" | "about" | "allowedOrigins" | "status" | "appliedAt" | "updatedAt"
>;

/** The key is created now, but opens nothing until the partner is approved, and is not shown before then. */
async function keep(
  services: Services,
  transaction: Transaction,
  known: Partner | null,
  applied: Applied,
): Promise<Partner> {
  if (known) return known.update(applied, { transaction });
  const made = await services.database.partners.create(
    { ...applied, siteKey: createSiteKey(), active: true, createdAt: applied.updatedAt },
    { transaction },
  );
  await addKeyOf(services, transaction, made, applied.updatedAt);
  return made;
}
