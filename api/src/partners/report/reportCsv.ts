import { statisticsEvents } from "@iep-insider/sdk/contract";
import { csvLine } from "../../admin/csv/csv.ts";
import type { MonthlyReport } from "./readReport.ts";
import { reportWords as words } from "./reportWords.ts";

/** The year so far as a file: a line for each month and tool, in the headings of grant reports. */
export function reportCsv({ all }: MonthlyReport): string {
  const heads = [words.month, words.tool, words.state, words.language];
  const lines = all.map(({ month, tool, figures }) =>
    csvLine([
      month,
      tool,
      words.notCounted,
      words.notCounted,
      ...statisticsEvents.map((event) => figures[event]),
    ]),
  );
  const head = csvLine([...heads, ...statisticsEvents.map((event) => words.events[event])]);
  // Spreadsheets take a file for UTF-8 by this mark only.
  return `\uFEFF${[head, ...lines].join("")}`;
}
