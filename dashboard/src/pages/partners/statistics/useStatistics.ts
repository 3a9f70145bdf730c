import { partnerStatistics, type StatisticsToRead } from "@iep-insider/sdk/contract";
import { serverCalls } from "../../../app/server.ts";
import { useServerQuery } from "../../admin/kit/useServerQuery.ts";

const server = serverCalls(partnerStatistics);

/** The counts of a range, refetched when it changes; the previous ones are shown until then. */
export function useStatistics({ from, to, by = "day" }: StatisticsToRead) {
  return useServerQuery(partnerStatistics.getStatistics.path, { from, to, by }, server.getStatistics);
}
