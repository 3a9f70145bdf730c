/** A card that says no, in the provider's words. */
export interface Refusal {
  readonly code: string;
  readonly declineCode: string | null;
  readonly message: string;
}

export interface TestCard {
  readonly number: string;
  readonly brand: "visa" | "mastercard";
  /** What it does, for the list on the payment page. */
  readonly says: string;
  /** When the payer is there. `asks`: the bank wants to know who it is. */
  readonly onPayment: "succeeds" | "asks" | Refusal;
  /** When a subscription renews and nobody is there. */
  readonly onRenewal: "succeeds" | Refusal;
}

const declined = (declineCode: string, message = "Your card was declined."): Refusal => ({
  code: "card_declined",
  declineCode,
  message,
});
const insufficientFunds = declined("insufficient_funds", "Your card has insufficient funds.");
const expired: Refusal = {
  code: "expired_card",
  declineCode: "expired_card",
  message: "Your card has expired.",
};
const incorrectCvc: Refusal = {
  code: "incorrect_cvc",
  declineCode: "incorrect_cvc",
  message: "Your card's security code is incorrect.",
};
const authenticationRequired: Refusal = {
  code: "authentication_required",
  declineCode: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

const always = (refusal: Refusal) => ({ onPayment: refusal, onRenewal: refusal });

/** The provider's documented test cards, as far as the product has something to say about them. */
export const testCards: readonly TestCard[] = [
  {
    number: "4242424242424242",
    brand: "visa",
    says: "Pays",
    onPayment: "succeeds",
    onRenewal: "succeeds",
  },
  {
    number: "4000002500003155",
    brand: "visa",
    says: "The bank asks first, then it pays",
    onPayment: "asks",
    onRenewal: "succeeds",
  },
  {
    number: "4000002760003184",
    brand: "visa",
    says: "The bank asks every time, so it does not renew",
    onPayment: "asks",
    onRenewal: authenticationRequired,
  },
  {
    number: "4000000000000341",
    brand: "visa",
    says: "Pays once, then does not renew",
    onPayment: "succeeds",
    onRenewal: declined("generic_decline"),
  },
  { number: "4000000000000002", brand: "visa", says: "Declined", ...always(declined("generic_decline")) },
  {
    number: "4000000000009995",
    brand: "visa",
    says: "Declined: not enough money",
    ...always(insufficientFunds),
  },
  { number: "4000000000000069", brand: "visa", says: "Declined: expired", ...always(expired) },
  {
    number: "4000000000000127",
    brand: "visa",
    says: "Declined: wrong security code",
    ...always(incorrectCvc),
  },
];

/** @returns the test card of this number, if it is one. */
export function findTestCard(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}
