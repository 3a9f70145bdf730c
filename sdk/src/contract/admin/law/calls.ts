import type { FactStatus } from "../../../law/index.ts";
import { type CsvDownload, call } from "../../call.ts";
import type { Page, PageQuery } from "../paging/paging.ts";

/** Where a fact holds: "US", or a state by its two letters. */
export type LawPlace = "US" | (string & {});

/**
 * What an operator found at an official page: the fact is still right, the law has changed, or the page does not settle
 * it.
 */
export const lawCheckOutcomes = ["confirmed", "changed", "unclear"] as const;
export type LawCheckOutcome = (typeof lawCheckOutcomes)[number];

/** A check to record. */
export interface LawCheckToRecord {
  /** The fact's id. */
  readonly fact: string;
  readonly outcome: LawCheckOutcome;
  /** The page that was read, an https address of at most 500 characters. */
  readonly source: string;
  /** The words of the law that were read, or what is unclear; 1 to 2,000 characters. */
  readonly words: string;
}

/** A check that an operator recorded, until a release has taken it over. */
export interface LawCheck extends Omit<LawCheckToRecord, "fact"> {
  /** The day it was made, `YYYY-MM-DD` in UTC. */
  readonly checkedOn: string;
  /** The operator's name or address as it is today; null once the account is deleted. */
  readonly by: string | null;
}

/** One fact of the law library. */
export interface LawFact {
  /** `US/records-access`, `OH/evaluation`. */
  readonly id: string;
  readonly place: LawPlace;
  readonly name: string;
  /** What it says, in the words that a parent reads. */
  readonly value: string;
  /** How it was read and who says otherwise, for operators alone; null where nothing is noted. */
  readonly note: string | null;
  /** Null where no page named one. */
  readonly citation: string | null;
  /** Addresses of what was read, the one that the fact follows first; empty for general knowledge. */
  readonly sources: readonly string[];
  readonly status: FactStatus;
  /** The day it was last read, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** The newest check since this release's reading; null without one. */
  readonly check: LawCheck | null;
  /** Whole days since it was last read, or confirmed by a check, by the server's clock in UTC. */
  readonly ageInDays: number;
  /** Whether that is more than twelve months ago. */
  readonly isOld: boolean;
}

/** Which facts. */
export interface LawFilters {
  readonly status?: FactStatus | undefined;
  readonly place?: LawPlace | undefined;
  /** `old`: only those last read more than twelve months ago. */
  readonly age?: "old" | undefined;
  /** Only those whose newest check had this outcome. */
  readonly check?: LawCheckOutcome | undefined;
  /** Words that all have to occur in the place, the name or the citation. */
  readonly search?: string | undefined;
}

export interface LawToList extends LawFilters, PageQuery {
  /** `place`, or by itself: federal law, then the states by name. `age`: the oldest first. */
  readonly sort?: "place" | "age" | undefined;
}

export interface LawList extends Page<LawFact> {
  /** How many the filters let through. */
  readonly found: number;
  /** Of all facts, whatever the list is narrowed to. `fromCopies`: verified rules without an official page. */
  readonly figures: Readonly<Record<FactStatus | "total" | "fromCopies" | "old", number>>;
}

/** What a developer takes into the data files. It names no operator. */
export interface LawChecks {
  /** In the order of the facts' ids. */
  readonly checks: readonly (LawCheckToRecord & Pick<LawCheck, "checkedOn">)[];
}

/** The facts of law that we hold, with their status and age, for operators. */
export const adminLaw = {
  listLawFacts: call<LawToList, LawList>("GET", "/api/admin/law"),
  exportLawFacts: call<LawFilters, CsvDownload>("GET", "/api/admin/law.csv"),
  recordLawCheck: call<LawCheckToRecord, LawFact>("POST", "/api/admin/law/checks"),
  /** The newest check of each fact that no release has taken over, for `npm run law -- checks`. */
  listLawChecks: call<undefined, LawChecks>("GET", "/api/admin/law/checks"),
} as const;
