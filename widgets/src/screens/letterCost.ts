import { formatCents, prices } from "@iep-insider/sdk/catalog";

/** Beside a button from a free tool to a letter, which is paid for: the price, before the click. */
export const letterCost = `The letter costs ${formatCents(prices.singleUse)}, unless it is open to you already.`;
