import type { FactStatus } from "../../../law/index.ts";
import { type CsvDownload, call } from "../../call.ts";
import type { Page, PageQuery } from "../paging/paging.ts";

/** Where a fact holds: "US", or a state by its two letters. */
export type LawPlace = "US" | (string & {});

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
  /** Whole days since then, by the server's clock in UTC. */
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
  /** Of all facts, whatever the list is narrowed to. */
  readonly figures: Readonly<Record<FactStatus | "total" | "old", number>>;
}

/** The facts of law that we hold, with their status and age, for operators. */
export const adminLaw = {
  listLawFacts: call<LawToList, LawList>("GET", "/api/admin/law"),
  exportLawFacts: call<LawFilters, CsvDownload>("GET", "/api/admin/law.csv"),
} as const;
