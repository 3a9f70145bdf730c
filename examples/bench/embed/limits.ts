import type { Visit, Weight } from "./measure.ts";
import type { Row } from "./pages.ts";

/** The most that our rows may take: beside the hand-written element (times), or as they are. */
export interface Limits {
  readonly screen: number;
  readonly question: number;
}

export const ratioLimits: Readonly<Partial<Record<Row, Limits>>> = {
  snippet: { screen: 1.15, question: 1.25 },
  "loader, 1 tool": { screen: 1.4, question: 1.5 },
  "loader, 3 tools": { screen: 1.4, question: 1.5 },
  iframe: { screen: 1.8, question: 1.9 },
};

/** Of a page, beside the hand-written one. */
export const weightLimits: Readonly<Record<keyof Weight, number>> = { heap: 5, tenMore: 2.5 };

/** For each of our rows, in the units of `Visit`. */
export const absoluteLimits = {
  result: 60,
  longTasks: 0,
  shift: 0,
  inp: 50,
  slowFrames: 0,
} as const satisfies Partial<Visit>;

/**
 * Where the hand-written page takes more than one of these limits, what it takes is the limit: on a processor slowed
 * four times, showing 18 questions is a long task for any page.
 */
export const relativeLimits: ReadonlySet<string> = new Set<keyof typeof absoluteLimits>([
  "longTasks",
  "inp",
  "slowFrames",
]);

/** Bytes of the hand-written page with its script. */
export const handWrittenAtMost = 4_000;
