// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../../declaration.ts";
import type { partnerStatisticsContract } from "./schemas.ts";

export const partnerStatistics: CallsOf<typeof partnerStatisticsContract> = {
  getStatistics: { method: "GET", path: "/api/partner/statistics" },
  exportStatistics: { method: "GET", path: "/api/partner/statistics.csv" },
};
