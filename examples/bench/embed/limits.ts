import type { Visit, Weight } from "./measure.ts";
import type { Row } from "./pages.ts";

/** The most that our rows may take, as a multiple of what the hand-written element takes. */
export type Limits = Readonly<Record<"screen" | "question" | keyof Weight, number>>;

const [heap, tenMore] = [5, 2.5];

export const ratioLimits: Readonly<Partial<Record<Row, Limits>>> = {
  snippet: { screen: 1.15, question: 1.25, heap, tenMore },
  "loader, 1 tool": { screen: 1.4, question: 1.5, heap, tenMore },
  "loader, 3 tools": { screen: 1.4, question: 1.5, heap, tenMore },
  // An empty iframe alone takes 2.1 times the hand-written heap: this one is past its limit (ADR 103).
  iframe: { screen: 1.8, question: 1.9, heap, tenMore },
};

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
