import {
  fewestShown,
  type Language,
  type StatisticsCell,
  type StatisticsPeriod,
  type StatisticsPeriodKind,
} from "@iep-insider/sdk/contract";

// The words of the files that a partner gets.

export const allTools = "All tools";
export const allLanguages = "All languages";

export const languageNames: Readonly<Record<Language, string>> = { en: "English", es: "Spanish" };

/** For a language: it need not be a small number (`shownLanguages`). */
export const notShown = "not shown";

/** What is true of a figure that is not shown; a nought looks the same. */
export function hiddenWords(
  { tool }: Pick<StatisticsCell, "tool">,
  { isOver }: StatisticsPeriod,
  by: StatisticsPeriodKind,
): string {
  const soFar = isOver || by === "day" ? "" : " a day so far";
  return `fewer than ${fewestShown}${soFar}${tool === null ? " with each tool" : ""}`;
}
