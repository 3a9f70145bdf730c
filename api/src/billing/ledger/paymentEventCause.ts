import type { PaymentEventSource } from "@iep-insider/sdk/contract";

/** What caused a payment to be checked or changed, as its events record it. */
export interface PaymentEventCause {
  readonly source: PaymentEventSource;
  /** The provider's event type, or one of our own below. */
  readonly type: string;
  /** The provider's id of what happened: `evt_…`, of a refund `re_…`. */
  readonly eventId: string | null;
}

const ofOurs = (source: PaymentEventSource, type: string): PaymentEventCause => ({
  source,
  type,
  eventId: null,
});

/** The causes that are not events of the provider. */
export const causes = {
  begun: ofOurs("buyer", "purchase.begun"),
  notBegun: ofOurs("buyer", "purchase.refused"),
  /** Before a new purchase, the buyer's earlier unfinished ones are checked. */
  begunAgain: ofOurs("buyer", "purchase.begun_again"),
  joining: ofOurs("buyer", "membership.begun"),
  subscriptionRead: ofOurs("buyer", "membership.read"),
  subscriptionCancelled: ofOurs("buyer", "membership.cancelled"),
  subscriptionKept: ofOurs("buyer", "membership.kept"),
  addressConfirmed: ofOurs("buyer", "account.verified"),
  accountDeleted: ofOurs("buyer", "account.deleted"),
  returned: ofOurs("return_page", "return_page.opened"),
  compared: ofOurs("reconcile", "payment.compared"),
  givenUp: ofOurs("sweep", "payment.given_up"),
} as const;

/** An event that the provider has sent. */
export function webhookCause(event: { readonly id: string; readonly type: string }): PaymentEventCause {
  return { source: "webhook", type: event.type.slice(0, 100), eventId: event.id };
}

/** What an operator did. @param eventId of the refund, where the provider made one. */
export function operatorCause(type: OperatorEvent, eventId: string | null): PaymentEventCause {
  return { source: "operator", type, eventId };
}

export type OperatorEvent = "refund.created" | "membership.ended";
