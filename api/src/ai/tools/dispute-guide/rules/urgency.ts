import type { DisputeDeadline, DisputeGuidance, DisputeUrgency } from "@iep-insider/sdk/contract";
import type { Situation } from "./Situation.ts";

type Level = DisputeGuidance["urgencyLevel"];

const levels = ["low", "medium", "high"] as const satisfies readonly Level[];

const chosen: Readonly<Record<DisputeUrgency, Level>> = {
  "not-urgent": "low",
  "somewhat-urgent": "medium",
  "very-urgent": "high",
};

/** The most urgent of what was chosen, what the issue brings with it, and what the dates say. */
export function urgencyOf(situation: Situation, deadlines: readonly DisputeDeadline[]): Level {
  const all = [chosen[situation.urgency], ofIssue(situation), ofDates(situation.today, deadlines)];
  return levels.findLast((level) => all.includes(level)) ?? "low";
}

/** A removal runs now, and its days are few. */
function ofIssue({ issue, urgency }: Situation): Level {
  if (issue === "discipline-related") return urgency === "not-urgent" ? "medium" : "high";
  return "low";
}

function ofDates(today: string, deadlines: readonly DisputeDeadline[]): Level {
  const left = deadlines.flatMap(({ by, isOver }) => (by === null || isOver ? [] : daysBetween(today, by)));
  const least = Math.min(...left);
  if (least <= nearDays) return "high";
  return least <= comingDays ? "medium" : "low";
}

/** A last day within a month leaves just enough time to write it down. */
export const nearDays = 30;
const comingDays = 90;

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
