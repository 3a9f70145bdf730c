import type { Duration } from "../dates/dueDate.ts";
import type { FactStatus } from "../FactStatus.ts";

/** Who has to act by a deadline. */
export const deadlineParties = ["school", "parent", "state", "hearing officer"] as const;
export type DeadlineParty = (typeof deadlineParties)[number];

/** A time limit that a rule sets. Exactly one of `clockStarts` and `before` is there, and one of `mustBeDone` and `isFor`. */
export interface FederalLimit {
  readonly limit: Duration;
  /** What starts the clock: "the school gets …". */
  readonly clockStarts?: string;
  /** For days counted back: what they end with. */
  readonly before?: string;
  readonly by: DeadlineParty;
  /** What is due by then: "hold the hearing". */
  readonly mustBeDone?: string;
  /** What the time is for, if nothing has to be done by its end: "settling the matter". */
  readonly isFor?: string;
  /** What may replace or extend the limit. */
  readonly note?: string;
}

/** The time limits of one provision, by name. */
export type FederalLimits = Readonly<Record<string, FederalLimit>>;

/** Their numbers alone, for bundles that show no words. */
export type FederalTimes = Readonly<Record<string, Duration>>;

/** The part of a rule needed to cite it: enough to find it, and to know how sure we are of it. */
export interface Citation {
  readonly id: string;
  /** The official reference, as a lawyer would write it. */
  readonly citation: string;
  /** Where anyone can read the law itself. */
  readonly officialAddress: string;
  readonly status: FactStatus;
  /** The day it was last read, `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** One federal rule of the law library, in plain words, with its citation. */
export interface Provision extends Citation {
  readonly topic: string;
  /** The rule in our own plain words. */
  readonly rule: string;
  readonly limits?: FederalLimits;
  /** A common misunderstanding of this rule. */
  readonly commonlyMisstatedAs?: string;
}
