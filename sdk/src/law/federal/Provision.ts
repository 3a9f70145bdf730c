import type { FactStatus } from "../FactStatus.ts";

/** A time limit that a rule sets. */
export interface Deadline {
  readonly value: number;
  readonly unit: "calendar days" | "business days" | "school days" | "years" | "years of age";
  /** What starts the clock, in words; "before …" for days counted back. Missing if the unit says it all. */
  readonly from?: string;
  /** Another part of the limit: a second limit, or what may replace it. */
  readonly note?: string;
}

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
  readonly deadline?: Deadline;
  /** A common misunderstanding of this rule. */
  readonly commonlyMisstatedAs?: string;
}
