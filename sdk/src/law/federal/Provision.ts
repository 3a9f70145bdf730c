/** How sure a fact is (DECISIONS 26): read in the law or the agency's own words; read in a secondary source; sources disagree; general knowledge. */
export type FactStatus = "verified" | "secondary" | "disputed" | "unverified";

/** A time limit that a rule sets. */
export interface Deadline {
  readonly value: number;
  readonly unit: "calendar days" | "business days" | "school days" | "months" | "years";
  /** What starts the clock, in words. */
  readonly from: string;
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
