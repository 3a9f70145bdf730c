import { toolById } from "@iep-insider/sdk/catalog";
import {
  fewestShown,
  type PartnerStatistics,
  type StatisticsCell,
  type StatisticsPeriod,
  type StatisticsToRead,
  statisticsEvents,
} from "@iep-insider/sdk/contract";
import { csvLine } from "../../admin/csv/csv.ts";
import type { Partner } from "../../database/models/partner.ts";
import { CsvFile } from "../../http/CsvFile.ts";
import type { Services } from "../../services.ts";
import { readStatistics } from "./readStatistics.ts";

/** The figures as a file: a line for each period and tool of which any is shown. */
export async function exportStatistics(
  services: Pick<Services, "database" | "clock">,
  partner: Partner,
  asked: StatisticsToRead,
): Promise<CsvFile> {
  const statistics = await readStatistics(services, partner, asked);
  const { by, from, to } = statistics;
  return new CsvFile(`tools-by-${by}-${from}-to-${to}.csv`, linesOf(statistics));
}

async function* linesOf({ by, periods, cells }: PartnerStatistics): AsyncGenerator<string> {
  yield csvLine(["first day (UTC)", "last day (UTC)", "tool", "opened", "started", "finished"]);
  const byFirstDay = new Map(periods.map((period) => [period.from, period]));
  for (const cell of cells) {
    const period = byFirstDay.get(cell.from);
    if (period) yield csvLine(cellsOf(cell, period, hiddenWords(cell, period, by)));
  }
}

function cellsOf({ tool, figures }: StatisticsCell, { from, to }: StatisticsPeriod, hidden: string) {
  const title = tool === null ? "All tools" : toolById(tool).title;
  return [from, to, title, ...statisticsEvents.map((event) => figures[event] ?? hidden)];
}

/** What is true of a figure that is not shown; a nought looks the same. */
function hiddenWords({ tool }: StatisticsCell, { isOver }: StatisticsPeriod, by: PartnerStatistics["by"]) {
  const soFar = isOver || by === "day" ? "" : " a day so far";
  return `fewer than ${fewestShown}${soFar}${tool === null ? " with each tool" : ""}`;
}
