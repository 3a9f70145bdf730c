import type { SubscriptionStatus } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import { recipientOf } from "../../accounts/recipientOf.ts";
import type { Payment } from "../../database/models/payment.ts";
import type { SubscriptionSignup } from "../../database/models/subscriptionSignup.ts";
import type { User } from "../../database/models/user.ts";
import type { Mail } from "../../mail/Mail.ts";
import { queueMail, type WrittenMail } from "../../mail/queueMail.ts";
import { usefulFor } from "../../mail/retry.ts";
import { contactOf } from "../../mail/templates/contact.ts";
import type { AboutSubscription, PaidMonth } from "../../mail/templates/subscription.ts";
import type { Services } from "../../services.ts";

/** What a subscription was before it was synced. */
interface Before {
  readonly status: SubscriptionStatus;
  readonly isNew: boolean;
}

/** Tells a member of what has just changed; of what stayed, nothing. @param month the payment that it hangs on. */
export async function queueSubscriptionMails(
  services: Services,
  transaction: Transaction,
  user: User,
  was: Before,
  month: Payment | null,
): Promise<void> {
  const write = mailAbout(aboutSubscription(services), user, was, month);
  const recipient = { ...recipientOf(user), ...about(month) };
  if (write) await queueMail(services, transaction, recipient, write);
}

function mailAbout(
  about: AboutSubscription,
  { subscriptionStatus: status, subscriptionEndDate }: User,
  was: Before,
  month: Payment | null,
): Exclude<WrittenMail, Mail> | null {
  if (was.isNew)
    return status === "inactive"
      ? null
      : (mails) => mails.welcomeToPro(about, paidMonth(month, subscriptionEndDate));
  if (was.status === status) return null;
  if (status === "cancelled") return (mails) => mails.subscriptionCancelled(about, subscriptionEndDate);
  return status === "past_due" ? (mails) => mails.renewalFailed(about) : null;
}

export async function queueSecondUndoneMail(
  services: Services,
  transaction: Transaction,
  user: User,
  month: Payment | null,
): Promise<void> {
  await queueMail(services, transaction, { ...recipientOf(user), ...about(month) }, (mails) =>
    mails.secondSubscriptionUndone(aboutSubscription(services)),
  );
}

export async function queueWaitingMail(
  services: Services,
  transaction: Transaction,
  { email, language }: SubscriptionSignup,
  month: Payment | null,
): Promise<void> {
  await queueMail(services, transaction, { email, userId: null, language, ...about(month) }, (mails) =>
    mails.subscriptionWaits({
      ...aboutSubscription(services),
      page: `${services.environment.publicOrigin}/forgot-password`,
    }),
  );
}

/** To the owner of an account whose address someone joins with, without having signed in. */
export async function queueKnownAddressMail(services: Services, user: User): Promise<void> {
  const page = `${services.environment.publicOrigin}/login`;
  await services.database.transaction((transaction) =>
    queueMail(services, transaction, recipientOf(user), (mails) =>
      mails.joiningKnownAddress({ ...aboutSubscription(services), page }),
    ),
  );
}

function paidMonth(month: Payment | null, paidUntil: Date | null): PaidMonth | null {
  return month?.paidAt ? { order: month.id, amount: month.amount, paidAt: month.paidAt, paidUntil } : null;
}

function about(month: Payment | null): { readonly paymentId?: number } {
  return month ? { paymentId: month.id } : {};
}

function aboutSubscription({ clock, environment }: Services): AboutSubscription {
  return {
    page: `${environment.publicOrigin}/manage-subscription`,
    contact: contactOf(environment),
    usefulUntil: new Date(clock().getTime() + usefulFor),
  };
}
