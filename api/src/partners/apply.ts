import type { PartnerApplication } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import { lockUser } from "../accounts/lockUser.ts";
import { recordDeed } from "../audit/recordDeed.ts";
import type { Partner } from "../database/models/partner.ts";
import { countAttempts } from "../http/attempts.ts";
import type { SignedIn } from "../http/authenticate.ts";
import { Unauthenticated } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { givenOrigins } from "./givenOrigins.ts";
import { addKeyOf, createSiteKey } from "./keys.ts";
import { queueApplied, queueNotice } from "./mails.ts";
import { AlreadyPartner, EmailUnverified } from "./manageErrors.ts";
import { writeOrigins } from "./origins.ts";
import { findOwnPartner } from "./ownPartner.ts";

/**
 * Asks for an account to become a partner: an operator decides. Who was declined may ask again.
 * @throws {EmailUnverified} @throws {AlreadyPartner} @throws {InvalidRequest} with a sentence for each wrong origin.
 */
export async function applyAsPartner(
  services: Services,
  signedIn: SignedIn,
  application: PartnerApplication,
): Promise<Partner> {
  if (!signedIn.user.emailVerified) throw new EmailUnverified();
  const origins = givenOrigins(services, application.origins);
  await countAttempts(services, [{ limit: "applicationsOfUser", who: String(signedIn.user.id) }]);
  return services.database.transaction(async (transaction) => {
    // Two at once take turns: an account has one partner.
    const user = await lockUser(services.database, transaction, signedIn.user.id);
    if (!user) throw new Unauthenticated();
    const known = await findOwnPartner(services, signedIn, transaction);
    if (known && known.status !== "declined") throw new AlreadyPartner();
    const partner = await write(services, transaction, known, {
      userId: user.id,
      name: application.organization,
      website: application.website,
      about: application.about,
      allowedOrigins: writeOrigins(origins),
      status: "applied",
      updatedAt: services.clock(),
    });
    await recordDeed(
      services,
      transaction,
      { userId: user.id },
      {
        action: "partner_applied",
        subject: "partner",
        id: partner.siteKey,
        detail: { origins: origins.length },
      },
    );
    await queueNotice(services, transaction, partner, user);
    await queueApplied(services, transaction, user);
    return partner;
  });
}

type Applied = Pick<
  Partner,
  "userId" | "name" | "website" | "about" | "allowedOrigins" | "status" | "updatedAt"
>;

/** The key is made now and opens nothing before the partner is approved; nobody is told of it. */
async function write(
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
