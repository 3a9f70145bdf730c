import { createPurchaseKeys } from "@iep-insider/sdk/access";

/** Of this page's origin. The key opens what was bought on it, and nothing else. */
export const purchaseKeys = createPurchaseKeys(
  () => window.localStorage,
  () => window,
);
