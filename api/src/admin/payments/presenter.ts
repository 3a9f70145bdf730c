import type {
  PaidEntitlement,
  PaymentEventShown,
  PaymentMail,
  PaymentRow,
  PaymentStory,
} from "@iep-insider/sdk/contract";
import { deletedAddress } from "../../billing/deletedAddress.ts";
import type { Entitlement } from "../../database/models/entitlement.ts";
import type { OutgoingMail } from "../../database/models/outgoingMail.ts";
import type { Payment } from "../../database/models/payment.ts";
import type { PaymentEvent } from "../../database/models/paymentEvent.ts";
import type { Story } from "./readStory.ts";

/** Named one by one: a new column is private until somebody writes it here. */
export function presentRow(payment: Payment): PaymentRow {
  return {
    id: payment.id,
    status: payment.status,
    kind: payment.paymentType,
    tool: payment.toolUsed,
    amount: payment.amount,
    email: payment.email === deletedAddress ? null : payment.email,
    userId: payment.userId,
    createdAt: payment.createdAt.toISOString(),
    paidAt: timeOf(payment.paidAt),
  };
}

export function presentStory({ payment, ...story }: Story): PaymentStory {
  return {
    ...presentRow(payment),
    updatedAt: payment.updatedAt.toISOString(),
    usedAt: timeOf(payment.usedAt),
    provider: {
      payment: payment.stripePaymentIntentId,
      page: payment.stripeCheckoutSessionId,
      invoice: payment.stripeInvoiceId,
    },
    siteKey: story.siteKey,
    events: story.events.map(presentEvent),
    entitlement: story.entitlement && presentEntitlement(story.entitlement),
    mails: story.mails.map(presentMail),
    membership: story.membership && {
      ...story.membership,
      paidUntil: timeOf(story.membership.paidUntil),
    },
  };
}

function presentEvent(event: PaymentEvent): PaymentEventShown {
  return {
    at: event.at.toISOString(),
    source: event.source,
    type: event.type,
    eventId: event.eventId,
    before: event.statusBefore,
    after: event.statusAfter,
  };
}

function presentEntitlement({ tool, usesLeft, endsAt }: Entitlement): PaidEntitlement {
  return { tool, usesLeft, opensUntil: timeOf(endsAt) };
}

function presentMail({ kind, sentAt, givenUpAt, createdAt }: OutgoingMail): PaymentMail {
  if (sentAt) return { kind, state: "sent", at: sentAt.toISOString() };
  if (givenUpAt) return { kind, state: "given_up", at: givenUpAt.toISOString() };
  return { kind, state: "waiting", at: createdAt.toISOString() };
}

function timeOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
