import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import { signedInOf } from "../../http/authenticate.ts";
import type { Services } from "../../services.ts";
import { approvedPartnerOf } from "../ownPartner.ts";
import { exportStatistics } from "./exportStatistics.ts";
import { readStatistics } from "./readStatistics.ts";

/** `/api/partner/statistics`: of the approved partner that the account manages. */
export function partnerStatisticsRoutes(services: Services): AreaRoutes<typeof contract.partnerStatistics> {
  return {
    async getStatistics(asked, request) {
      return readStatistics(services, await approvedPartnerOf(services, signedInOf(request)), asked);
    },
    async exportStatistics(asked, request) {
      return exportStatistics(services, await approvedPartnerOf(services, signedInOf(request)), asked);
    },
  };
}
