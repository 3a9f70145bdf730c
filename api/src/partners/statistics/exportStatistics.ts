import { toolById } from "@iep-insider/sdk/catalog";
import {
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
import { periodOf } from "./periods.ts";
import { readStatistics } from "./readStatistics.ts";
import { allLanguages, allTools, hiddenWords, languageNames, notShown } from "./words.ts";

/** The figures as a file: a line for each period and tool, and for each month and language, of which any is shown. */
export async function exportStatistics(
  services: Pick<Services, "database" | "clock">,
  partner: Partner,
  asked: StatisticsToRead,
): Promise<CsvFile> {
  const statistics = await readStatistics(services, partner, asked);
  const { by, from, to } = statistics;
  return new CsvFile(`tools-by-${by}-${from}-to-${to}.csv`, linesOf(statistics));
}

async function* linesOf({ by, periods, cells, languages }: PartnerStatistics): AsyncGenerator<string> {
  yield csvLine(["first day (UTC)", "last day (UTC)", "tool", "language", "opened", "started", "finished"]);
  const byFirstDay = new Map(periods.map((period) => [period.from, period]));
  for (const cell of cells) {
    const period = byFirstDay.get(cell.from);
    if (period) yield csvLine(cellsOf(cell, period, hiddenWords(cell, period, by)));
  }
  for (const { from, language, figures } of languages) {
    const written = statisticsEvents.map((event) => figures[event] ?? notShown);
    const { to } = periodOf("month", from);
    yield csvLine([from, to, allTools, languageNames[language], ...written]);
  }
}

function cellsOf({ tool, figures }: StatisticsCell, { from, to }: StatisticsPeriod, hidden: string) {
  const title = tool === null ? allTools : toolById(tool).title;
  return [from, to, title, allLanguages, ...statisticsEvents.map((event) => figures[event] ?? hidden)];
}
