import type { FactStatus } from "../FactStatus.ts";

/** A time limit that a rule sets. */
export interface Deadline {
  readonly value: number;
  readonly unit: "calendar days" | "business days" | "school days" | "years" | "years of age";
  /** What starts the clock, in words; "before …" where the days are counted back. Null where the unit says it all. */
  readonly from: string | null;
  /** What else belongs to the limit: a second limit, or what may replace it. */
  readonly note: string | null;
}

/** What it takes to cite a rule: enough for a reader to find it, and to know how sure we are of it. */
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
  readonly deadline: Deadline | null;
  /** What is often said of this rule and is not so. */
  readonly commonlyMisstatedAs: string | null;
}

/** One provision for every citation of a file of `citations`: a missing or a foreign one does not compile. */
export type ProvisionsOf<Citations extends Record<string, Citation>> = {
  readonly [Id in Citations[keyof Citations]["id"]]: Provision & { readonly id: Id };
};
