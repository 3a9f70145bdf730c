import {
  fewestShown,
  type StatisticsCell,
  type StatisticsPeriod,
  type StatisticsPeriodKind,
} from "@iep-insider/sdk/contract";

/** What is true of a figure that is not shown; a nought looks the same. */
export function hiddenWords(
  { tool }: Pick<StatisticsCell, "tool">,
  { isOver }: StatisticsPeriod,
  by: StatisticsPeriodKind,
): string {
  const soFar = isOver || by === "day" ? "" : " a day so far";
  return `fewer than ${fewestShown}${soFar}${tool === null ? " with each tool" : ""}`;
}
