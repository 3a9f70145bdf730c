import type { Insight, TriggerCount } from "./logic.ts";
import { insightTexts as text, times } from "./summaryContent.ts";

/** An insight in a sentence or two. */
export function insightText(insight: Insight): string {
  switch (insight.kind) {
    case "very-strong":
      return text.veryStrong(insight.count);
    case "hard-days":
      return text.hardDays(insight.days);
    case "more-challenging":
      return text.moreChallenging(insight.challenging, insight.positive);
    case "school":
      return (insight.isAlone ? text.school : text.schoolToo)(insight.challenging);
    case "triggers":
      return text.triggers(triggerList(insight.top));
  }
}

/** "math test (3 times) and loud hallway (1 time)". */
export function triggerList(triggers: readonly TriggerCount[]): string {
  return inWords(triggers.map(({ text: name, count }) => `${name} (${times(count)})`));
}

/** "a", "a and b", "a, b and c". */
export function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
