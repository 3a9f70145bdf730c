import { toolOfStored } from "@iep-insider/sdk/catalog";
import type {
  PaidEntitlement,
  PaymentDetails,
  PaymentEventShown,
  PaymentMail,
  PaymentRow,
} from "@iep-insider/sdk/contract";
import { deletedAddress } from "../../billing/deletedAddress.ts";
import type { Entitlement } from "../../database/models/entitlement.ts";
import type { OutgoingMail } from "../../database/models/outgoingMail.ts";
import type { Payment } from "../../database/models/payment.ts";
import type { PaymentEvent } from "../../database/models/paymentEvent.ts";
import type { PaymentRecord } from "./readPaymentRecord.ts";

/** Fields are listed one by one: a new column stays private until it is added here. */
export function presentRow(payment: Payment): PaymentRow {
  return {
    id: payment.id,
    status: payment.status,
    kind: payment.paymentType,
    tool: toolOfStored(payment.toolUsed),
    amount: payment.amount,
    email: payment.email === deletedAddress ? null : payment.email,
    userId: payment.userId,
    createdAt: payment.createdAt.toISOString(),
    paidAt: timeOf(payment.paidAt),
  };
}

export function presentPaymentDetails({ payment, ...record }: PaymentRecord): PaymentDetails {
  return {
    ...presentRow(payment),
    updatedAt: payment.updatedAt.toISOString(),
    usedAt: timeOf(payment.usedAt),
    provider: {
      payment: payment.stripePaymentIntentId,
      page: payment.stripeCheckoutSessionId,
      invoice: payment.stripeInvoiceId,
    },
    siteKey: record.siteKey,
    events: record.events.map(presentEvent),
    entitlement: record.entitlement && presentEntitlement(record.entitlement),
    mails: record.mails.map(presentMail),
    membership: record.membership && {
      ...record.membership,
      paidUntil: timeOf(record.membership.paidUntil),
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
  return { tool: toolOfStored(tool), usesLeft, opensUntil: timeOf(endsAt) };
}

function presentMail({ kind, sentAt, givenUpAt, createdAt }: OutgoingMail): PaymentMail {
  if (sentAt) return { kind, state: "sent", at: sentAt.toISOString() };
  if (givenUpAt) return { kind, state: "given_up", at: givenUpAt.toISOString() };
  return { kind, state: "waiting", at: createdAt.toISOString() };
}

function timeOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
