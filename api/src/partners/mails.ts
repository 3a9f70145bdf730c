import type { Transaction } from "sequelize";
import type { Partner } from "../database/models/partner.ts";
import type { User } from "../database/models/user.ts";
import { type QueueServices, queueMail } from "../mail/queueMail.ts";
import { usefulFor } from "../mail/retry.ts";
import {
  partnerApplied,
  partnerApproved,
  partnerDeclined,
  partnerNotice,
} from "../mail/templates/partner.ts";
import { readOrigins } from "./origins.ts";

/** Tells the operator about a new partner application, if an address for it is set. */
export async function queueNotice(
  services: QueueServices,
  transaction: Transaction,
  partner: Partner,
  user: User,
): Promise<void> {
  const { publicOrigin, supportEmail } = services.environment;
  if (supportEmail === null) return;
  const mail = partnerNotice({
    organization: partner.name,
    website: partner.website,
    about: partner.about,
    origins: readOrigins(partner.allowedOrigins),
    senderEmail: user.email,
    page: `${publicOrigin}/admin/partners`,
    usefulUntil: usefulUntil(services),
  });
  // Deleting the account deletes this mail too.
  await queueMail(services, transaction, { email: supportEmail, userId: user.id }, mail);
}

/** Confirms an application to the applicant. */
export async function queueApplied(
  services: QueueServices,
  transaction: Transaction,
  { email, id }: User,
): Promise<void> {
  const page = `${services.environment.publicOrigin}/partners/manage`;
  await queueMail(services, transaction, { email, userId: id }, partnerApplied(page, usefulUntil(services)));
}

/** Sends the decision to the partner's manager. @param note the operator's, or "". */
export async function queueDecision(
  services: QueueServices,
  transaction: Transaction,
  { email, id }: User,
  { status, siteKey }: Partner,
  note: string,
): Promise<void> {
  const { publicOrigin } = services.environment;
  const decision = { publicOrigin, note, usefulUntil: usefulUntil(services) };
  const mail = status === "approved" ? partnerApproved({ ...decision, siteKey }) : partnerDeclined(decision);
  await queueMail(services, transaction, { email, userId: id }, mail);
}

function usefulUntil({ clock }: QueueServices): Date {
  return new Date(clock().getTime() + usefulFor);
}
