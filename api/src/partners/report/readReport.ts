import { toolById } from "@iep-insider/sdk/catalog";
import {
  type PartnerStatistics,
  type StatisticsCell,
  type StatisticsEvent,
  statisticsEvents,
} from "@iep-insider/sdk/contract";
import { isStateCode, stateNames } from "@iep-insider/sdk/law";
import type { Partner } from "../../database/models/partner.ts";
import type { JobServices } from "../../jobs/Job.ts";
import { periodOf } from "../statistics/periods.ts";
import { readStatistics } from "../statistics/readStatistics.ts";
import { allLanguages, allTools, hiddenWords, languageNames, notShown } from "../statistics/words.ts";

/** One line of a report: a tool in a month, or all tools together, or all of them in one language. */
export interface ReportRow {
  /** `2026-11` */
  readonly month: string;
  /** The tool's title, or "All tools". */
  readonly tool: string;
  /** "All languages", "English" or "Spanish". */
  readonly language: string;
  /** A count, or the words for a suppressed one. */
  readonly figures: Readonly<Record<StatisticsEvent, number | string>>;
}

/** A month of a partner's pages. */
export interface MonthlyReport {
  readonly month: string;
  readonly ofMonth: readonly ReportRow[];
  /** Every month from January on, all tools together. */
  readonly ofYear: readonly ReportRow[];
  /** Every month and tool of the year so far, for the file. */
  readonly all: readonly ReportRow[];
  /** Every month and language of the year so far, all tools together. */
  readonly languages: readonly ReportRow[];
  /** The name of the state that the partner set for its site. */
  readonly state: string | null;
}

/**
 * A month and its year so far. Every figure is one of the statistics page's by month, so small ones are suppressed, and
 * none can be derived from the others (ADR 52).
 * @param month `2026-11`, one that is over.
 */
export async function readReport(
  services: JobServices,
  partner: Partner,
  month: string,
): Promise<MonthlyReport> {
  const { from: first, to } = periodOf("month", `${month}-01`);
  const from = `${first.slice(0, 4)}-01-01`;
  return reportOf(await readStatistics(services, partner, { from, to, by: "month" }), month);
}

/** @param statistics by month. */
export function reportOf(
  { periods, cells, languages, state }: PartnerStatistics,
  month: string,
): MonthlyReport {
  const all = periods.flatMap((period): ReportRow[] => {
    const ofPeriod = cells.filter(({ from }) => from === period.from);
    const together = ofPeriod.find(({ tool }) => tool === null) ?? nothingOf(period.from);
    const tools = ofPeriod.filter(({ tool }) => tool !== null);
    return [together, ...tools].map((cell) => ({
      month: period.from.slice(0, 7),
      tool: cell.tool === null ? allTools : toolById(cell.tool).title,
      language: allLanguages,
      figures: writtenFigures(cell, hiddenWords(cell, period, "month")),
    }));
  });
  return {
    month,
    all,
    ofMonth: all.filter((row) => row.month === month),
    ofYear: all.filter(({ tool }) => tool === allTools),
    languages: languages.map((cell) => ({
      month: cell.from.slice(0, 7),
      tool: allTools,
      language: languageNames[cell.language],
      figures: writtenFigures(cell, notShown),
    })),
    state: state !== null && isStateCode(state) ? stateNames[state] : null,
  };
}

function nothingOf(from: string): StatisticsCell {
  return { tool: null, from, figures: { tool_load: null, tool_start: null, tool_complete: null } };
}

function writtenFigures({ figures }: Pick<StatisticsCell, "figures">, hidden: string): ReportRow["figures"] {
  const entries = statisticsEvents.map((event) => [event, figures[event] ?? hidden] as const);
  return Object.fromEntries(entries) as Record<StatisticsEvent, number | string>;
}
