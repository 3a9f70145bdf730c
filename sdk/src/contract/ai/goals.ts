import type { AnswerBase } from "./AnswerBase.ts";

export interface GoalToAnalyze {
  readonly goalText: string;
  readonly state?: string | undefined;
  /** Whether the parent has confirmed `partsRead`. Until then that is all that is answered, free of charge (ADR 31). */
  readonly isConfirmed?: boolean | undefined;
}

/** The parts of a goal that are scored, in the order of the rubric. */
export const goalParts = [
  "behavior",
  "criterion",
  "baseline",
  "method",
  "condition",
  "timeframe",
  "challenge",
] as const;
export type GoalPart = (typeof goalParts)[number];

export interface GoalPoints {
  readonly part: GoalPart;
  /** The part's name for a parent. */
  readonly title: string;
  readonly points: number;
  readonly of: number;
  /** What was found or is missing, in one sentence. */
  readonly why: string;
  /** The goal's words that it was found in: word for word, and only once in the goal. Not there where there are none. */
  readonly quote?: string | undefined;
}

/** What keeps a score down whatever else is right. */
export const goalCaps = [
  "hides-disability",
  "service",
  "vague-trait",
  "no-growth",
  "no-baseline",
  "unsafe-criterion",
  "several-skills",
  "postsecondary",
] as const;
export type GoalCapId = (typeof goalCaps)[number];

export interface GoalCap {
  readonly id: GoalCapId;
  /** The score is at most this. */
  readonly atMost: number;
  readonly why: string;
}

/** A part of a goal as it was read. */
export interface GoalPartRead {
  readonly part: GoalPart;
  /** What the part says, for a parent. */
  readonly title: string;
  readonly isFound: "yes" | "partly" | "no";
  /** What was found, with the goal's words, or what is missing: one sentence. */
  readonly found: string;
}

export interface GoalAnalysis extends AnswerBase {
  /** 0 to 100; null unless `outcome` is `answered`. */
  readonly score: number | null;
  readonly feedback: string;
  readonly suggestions: readonly string[];
  readonly points: readonly GoalPoints[];
  readonly caps: readonly GoalCap[];
  /** The rewritten goal, with `[blanks]` where facts are missing; null where there is nothing to write. */
  readonly rewritten: string | null;
  /** To be confirmed, where `outcome` is `to_confirm`. */
  readonly partsRead?: readonly GoalPartRead[] | undefined;
}
