import type { PartnerReporting } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { Partner } from "../database/models/partner.ts";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { signedInOf } from "../http/authenticate.ts";
import type { Services } from "../services.ts";
import { approvedPartnerOf } from "./ownPartner.ts";
import { setMonthlyReport } from "./report/setMonthlyReport.ts";
import { presentReporting } from "./webhook/presentReporting.ts";
import { rotateWebhookSecret, setWebhook, switchWebhook, testWebhook } from "./webhook/webhook.ts";

/** `/api/partner/reporting`: what the approved partner of an account gets without asking. */
export function partnerReportingRoutes(services: Services): AreaRoutes<typeof contract.partnerReporting> {
  const present = (partner: Partner): Promise<PartnerReporting> => presentReporting(services, partner);
  return {
    async getReporting(_, request) {
      return present(await approvedPartnerOf(services, signedInOf(request)));
    },
    async setWebhook({ url }, request) {
      const { partner, secret } = await setWebhook(services, signedInOf(request), url);
      return { reporting: await present(partner), secret };
    },
    async switchWebhook({ on }, request) {
      return present(await switchWebhook(services, signedInOf(request), on));
    },
    async rotateWebhookSecret(_, request) {
      const { partner, secret } = await rotateWebhookSecret(services, signedInOf(request));
      return { reporting: await present(partner), secret };
    },
    async testWebhook(_, request) {
      return present(await testWebhook(services, signedInOf(request)));
    },
    async setMonthlyReport({ on }, request) {
      return present(await setMonthlyReport(services, signedInOf(request), on));
    },
  };
}
