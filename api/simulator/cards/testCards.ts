import { invalidRequest } from "../rest/ProviderError.ts";

/** A declined card, with the provider's message. */
export interface Refusal {
  readonly code: string;
  readonly declineCode: string | null;
  readonly message: string;
}

export interface TestCard {
  readonly number: string;
  /** What it does, for the list on the payment page. */
  readonly says: string;
  /** With the payer present. `asks`: the bank asks for authentication. */
  readonly onPayment: "succeeds" | "asks" | Refusal;
  /** When a subscription renews without the payer present. */
  readonly onRenewal: "succeeds" | Refusal;
}

const refusal = (code: string, declineCode: string, message: string): Refusal => ({
  ...{ code, declineCode, message },
});
const declined = refusal("card_declined", "generic_decline", "Your card was declined.");
const noFunds = refusal("card_declined", "insufficient_funds", "Your card has insufficient funds.");
const needsAuthentication = refusal(
  "authentication_required",
  "authentication_required",
  "Your card was declined. This transaction requires authentication.",
);

const card = (
  number: string,
  says: string,
  onPayment: TestCard["onPayment"],
  onRenewal: TestCard["onRenewal"],
): TestCard => ({ number, says, onPayment, onRenewal });

/** The provider's documented test cards that the product handles differently. */
export const testCards: readonly TestCard[] = [
  card("4242424242424242", "Pays", "succeeds", "succeeds"),
  card("4000002500003155", "The bank asks first, then it pays", "asks", "succeeds"),
  card("4000002760003184", "The bank asks every time, so it does not renew", "asks", needsAuthentication),
  card("4000000000000341", "Pays once, then does not renew", "succeeds", declined),
  card("4000000000000002", "Declined", declined, declined),
  card("4000000000009995", "Declined: not enough money", noFunds, noFunds),
];

/** @returns the test card of this number, if it is one. */
export function findTestCard(number: string): TestCard | undefined {
  return testCards.find((one) => one.number === number);
}

/** @returns what a card does. @throws {ProviderError} if it is not a test card. */
export function behaviorOf({ number }: { readonly number: string }): TestCard {
  const found = findTestCard(number);
  if (!found) throw invalidRequest("This is no test card.");
  return found;
}
