import { inWords } from "./insightText.ts";
import { type ContextCount, contextName, enoughForAPattern, type Summary } from "./logic.ts";
import { report as text, summary as words } from "./summaryContent.ts";

/** "Of 6 check-ins, 2 are positive, …", from how many days, and that few are not conclusive. */
export function sharesInWords(
  { total, groups: { positive, neutral, challenging } }: Summary,
  days: number,
): string {
  const shares = words.shares(total, positive.count, neutral.count, challenging.count);
  return [
    shares,
    ...(total > 1 ? [words.days(days)] : []),
    ...(total < enoughForAPattern || days < 3 ? [words.few] : []),
  ].join(" ");
}

/** The most common place or places. */
export function topContextLine(top: readonly ContextCount[]): string {
  const names = inWords(top.map(({ id }) => contextName(id)));
  const count = top[0]?.count ?? 0;
  return (top.length === 1 ? text.figures.topContext : text.figures.topContexts)(names, count);
}
