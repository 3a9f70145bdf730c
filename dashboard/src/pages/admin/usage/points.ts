import { type AiCounts, countedEvents, type EventCounts, type UsageDay } from "@iep-insider/sdk/contract";
import { dayName, shortDay } from "../../../chart/labels.ts";
import { chartWords } from "../../../content/admin/usage.ts";

/** A point on the chart: a day or a week. */
export interface Point {
  /** Of its first day: "Nov 21". */
  readonly label: string;
  /** "November 21, 2026", or "Week from November 16, 2026". */
  readonly name: string;
  readonly events: EventCounts;
  readonly ai: AiCounts;
}

/** Longer ranges are shown by week: daily points would be noise. */
const mostDays = 90;

export function isByWeek(days: readonly UsageDay[]): boolean {
  return days.length > mostDays;
}

/** The points of a range in order. Weeks end today, so the range must be full weeks. */
export function pointsOf(days: readonly UsageDay[]): readonly Point[] {
  if (!isByWeek(days)) return days.map((day) => pointOf([day], dayName));
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );
  return weeks.map((week) => pointOf(week, (day) => chartWords.weekOf(dayName(day))));
}

function pointOf(days: readonly UsageDay[], nameOf: (day: string) => string): Point {
  const first = days[0]?.day ?? "";
  return {
    label: shortDay(first),
    name: nameOf(first),
    events: sumEvents(days.map(({ events }) => events)),
    ai: sumAi(days.map(({ ai }) => ai)),
  };
}

function sumEvents(all: readonly EventCounts[]): EventCounts {
  return Object.fromEntries(
    countedEvents.map((event) => [event, sum(all, (one) => one[event])]),
  ) as EventCounts;
}

function sumAi(all: readonly AiCounts[]): AiCounts {
  const of = (outcome: keyof AiCounts["outcomes"]) => sum(all, (one) => one.outcomes[outcome]);
  return {
    outcomes: {
      answered: of("answered"),
      to_confirm: of("to_confirm"),
      unknown: of("unknown"),
      declined: of("declined"),
      left: of("left"),
      failed: of("failed"),
    },
    byModel: sum(all, (one) => one.byModel),
    fellBack: sum(all, (one) => one.fellBack),
    charged: sum(all, (one) => one.charged),
    returned: sum(all, (one) => one.returned),
    inputTokens: sum(all, (one) => one.inputTokens),
    outputTokens: sum(all, (one) => one.outputTokens),
    unpricedTokens: sum(all, (one) => one.unpricedTokens),
    cost: sum(all, (one) => one.cost),
    milliseconds: sum(all, (one) => one.milliseconds),
  };
}

function sum<One>(all: readonly One[], of: (one: One) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}
