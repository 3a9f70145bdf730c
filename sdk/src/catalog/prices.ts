/** All prices, in integer US cents. Every price claim is computed from these (ADR 11). */
export const prices = {
  /** One use of one paid tool. */
  singleUse: 499,
  /** Pro subscription, monthly. */
  proMonthly: 1999,
} as const;

/** @returns "$4.99" for 499. */
export function formatCents(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** How many single uses in one month cost more than a month of Pro (ADR 11: the 5th). */
export const usesUntilProPays = Math.floor(prices.proMonthly / prices.singleUse) + 1;
