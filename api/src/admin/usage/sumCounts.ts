import type { StoredToolName } from "@iep-insider/sdk/catalog";
import { type CountedEvent, countedEvents, type EventCounts } from "@iep-insider/sdk/contract";
import { col, fn, Op } from "sequelize";
import type { Database } from "../../database/openDatabase.ts";
import { type StoredSubject, subjectOf } from "../../usage/subject.ts";
import type { AiSum } from "./aiCounts.ts";
import type { Days } from "./daysOf.ts";

/** How often an event happened, in one group. */
export interface EventSum {
  readonly event: CountedEvent;
  readonly count: number;
}

/** A page, and how often it was opened. */
export interface OpenedPage {
  readonly path: string;
  readonly views: number;
}

type EventGroup = "day" | "subject";
type AiGroup = "day" | "tool";

/**
 * Adds up counts of events in the database. Its key begins with the day, so it reads the rows of these days and no
 * others.
 * @param by what apart from the event is kept apart.
 * @param among only of these: tools or pages, as stored, or sites by their keys; our own has none.
 */
export async function sumEvents<By extends EventGroup>(
  { usageCounts }: Database,
  { from, to }: Days,
  by: readonly By[],
  among: {
    readonly subject?: StoredSubject | readonly StoredSubject[];
    readonly siteKey?: string | { readonly [Op.notIn]: readonly string[] };
  } = {},
): Promise<readonly (EventSum & Readonly<Record<By, string>>)[]> {
  const group = [...by, "event"];
  const rows = await usageCounts.findAll({
    where: { ...among, day: { [Op.between]: [from, to] } },
    attributes: [...group, [fn("SUM", col("count")), "count"]],
    group,
    raw: true,
  });
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The most opened pages. Anyone can send counts for pages that do not exist, so the database selects the top ones. */
export async function mostOpened(
  { usageCounts }: Database,
  { from, to }: Days,
  most: number,
): Promise<readonly OpenedPage[]> {
  const rows = await usageCounts.findAll({
    where: { day: { [Op.between]: [from, to] }, event: "page_view" },
    attributes: ["subject", [fn("SUM", col("count")), "count"]],
    group: ["subject"],
    order: [
      [fn("SUM", col("count")), "DESC"],
      ["subject", "ASC"],
    ],
    limit: most,
    raw: true,
  });
  return rows.map(({ subject, count }) => ({ path: subjectOf(subject), views: Number(count) }));
}

/** Adds up what AI answers took. @param by what apart from engine, outcome and failure is kept apart. */
export async function sumAi<By extends AiGroup>(
  { aiCounts }: Database,
  { from, to }: Days,
  by: readonly By[],
  tool?: StoredToolName,
): Promise<readonly (AiSum & Readonly<Record<By, string>>)[]> {
  const group = [...by, "engine", "outcome", "failure"];
  const rows = await aiCounts.findAll({
    where: { day: { [Op.between]: [from, to] }, ...(tool !== undefined && { tool }) },
    attributes: [
      ...group,
      ...figures.map((name): [ReturnType<typeof fn>, string] => [fn("SUM", col(name)), name]),
    ],
    group,
    raw: true,
  });
  return rows.map((row) => ({ ...row, ...numbersOf(row) }));
}

const figures = [
  "answers",
  "charged",
  "returned",
  "inputTokens",
  "outputTokens",
  "unpricedTokens",
  "cost",
  "milliseconds",
] as const;

/** A sum comes as text from MySQL. */
function numbersOf(row: Readonly<Record<(typeof figures)[number], unknown>>) {
  return Object.fromEntries(figures.map((name) => [name, Number(row[name])])) as Record<
    (typeof figures)[number],
    number
  >;
}

export function eventCountsOf(sums: readonly EventSum[]): EventCounts {
  const counts = Object.fromEntries(countedEvents.map((event) => [event, 0])) as Record<CountedEvent, number>;
  for (const { event, count } of sums) if (event in counts) counts[event] += count;
  return counts;
}
