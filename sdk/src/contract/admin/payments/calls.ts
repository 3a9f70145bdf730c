// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../../declaration.ts";
import type { adminPaymentsContract } from "./schemas.ts";

export const adminPayments: CallsOf<typeof adminPaymentsContract> = {
  listPayments: { method: "GET", path: "/api/admin/payments" },
  countPayments: { method: "GET", path: "/api/admin/payment-figures" },
  exportPayments: { method: "GET", path: "/api/admin/payments.csv" },
  readPayment: { method: "GET", path: "/api/admin/payment" },
  refundPayment: { method: "POST", path: "/api/admin/payment-refund" },
  endPaidMembership: { method: "POST", path: "/api/admin/payment-membership-end" },
};
