import type { Access } from "../../contract/index.ts";

/** The access of a visitor who has opened and paid for nothing, on a page without a site key. */
export const noAccess: Access = {
  everything: false,
  hasActiveSubscription: false,
  open: [],
  unspent: [],
  pending: [],
  site: null,
  connection: null,
};
