import { createPurchaseKeys } from "@iep-insider/sdk/access";

/** What was bought in this browser without an account, for all of our pages. */
export const purchaseKeys = createPurchaseKeys(
  () => window.localStorage,
  () => window,
);
