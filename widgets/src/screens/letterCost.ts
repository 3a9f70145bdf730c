import { formatCents, prices } from "@iep-insider/sdk/catalog";

/** Beside a button that leads from a free tool to a letter, which is paid for: said before the press. */
export const letterCost = `The letter costs ${formatCents(prices.singleUse)}, unless it is open to you already.`;
