// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { billingContract } from "./schemas.ts";

export const billing: CallsOf<typeof billingContract> = {
  createSubscription: { method: "POST", path: "/api/create-subscription" },
  createPayment: { method: "POST", path: "/api/create-payment" },
  confirmPayment: { method: "POST", path: "/api/payment-success" },
  lookUpSubscription: { method: "POST", path: "/api/subscription/lookup" },
  cancelSubscription: { method: "POST", path: "/api/subscription/cancel" },
  keepSubscription: { method: "POST", path: "/api/subscription/keep" },
  openBillingPortal: { method: "POST", path: "/api/subscription/portal" },
};
