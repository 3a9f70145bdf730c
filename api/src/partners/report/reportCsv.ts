import { statisticsEvents } from "@iep-insider/sdk/contract";
import { csvLine } from "../../admin/csv/csv.ts";
import type { MonthlyReport } from "./readReport.ts";
import { reportWords as words } from "./reportWords.ts";

/** The year so far as a file: a line for each month and tool, then for each month and language, in the headings of grant reports. */
export function reportCsv({ all, languages, state }: MonthlyReport): string {
  const heads = [words.month, words.tool, words.state, words.language];
  const lines = [...all, ...languages].map(({ month, tool, language, figures }) =>
    csvLine([
      month,
      tool,
      state ?? words.noState,
      language,
      ...statisticsEvents.map((event) => figures[event]),
    ]),
  );
  const head = csvLine([...heads, ...statisticsEvents.map((event) => words.events[event])]);
  // Spreadsheets take a file for UTF-8 by this mark only.
  return `\uFEFF${[head, ...lines].join("")}`;
}
