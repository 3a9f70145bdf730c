// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../../declaration.ts";
import type { partnerReportingContract } from "./schemas.ts";

export const partnerReporting: CallsOf<typeof partnerReportingContract> = {
  getReporting: { method: "GET", path: "/api/partner/reporting" },
  setWebhook: { method: "POST", path: "/api/partner/webhook" },
  switchWebhook: { method: "POST", path: "/api/partner/webhook-switch" },
  rotateWebhookSecret: { method: "POST", path: "/api/partner/webhook-secret" },
  testWebhook: { method: "POST", path: "/api/partner/webhook-test" },
  setMonthlyReport: { method: "POST", path: "/api/partner/monthly-report" },
};
