import { createPurchaseKeys } from "@iep-insider/sdk/access";

/** What was bought in this browser without an account. */
export const purchaseKeys = createPurchaseKeys(
  () => window.localStorage,
  () => window,
);
