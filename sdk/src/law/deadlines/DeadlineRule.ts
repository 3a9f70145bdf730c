import type { Duration } from "../dates/dueDate.ts";
import type { Citation, DeadlineParty, FederalLimit } from "../federal/Provision.ts";
import type { HeldFact } from "../states/facts/factsOf.ts";
import type { StateFact, StateRecord } from "../states/StateRecord.ts";
import type { DeadlineId, DeadlineTrigger } from "./triggers.ts";

/** What is due after something happened. The numbers are in the law library; this says which of them, and how they join. */
export interface DeadlineRule {
  readonly id: DeadlineId;
  readonly triggers: readonly DeadlineTrigger[];
  /** Who has to act. */
  readonly by: DeadlineParty;
  readonly provision: Citation;
  /** The federal limits, each counted from the day the one before it ends; empty where federal law has no number. */
  readonly federal: readonly FederalLimit[];
  /** Where a state may have its own rule. */
  readonly state?: StateRule;
  /**
   * Why the day can only be "about", although the limit is one: the clock may start on another day, or the law lets it
   * end on another one.
   */
  readonly isAboutBecause?: string;
}

export interface StateRule {
  /** The state's time in this record; null if we hold no state rule on it. */
  timeOf(record: StateRecord): StateTime | null;
  /** The state's fact in sentences for a parent. */
  factOf(record: StateRecord): HeldFact;
  /**
   * "replaces": the state's limit applies in place of the federal one. "within": the federal limit holds as well, and is
   * the last day in any case.
   */
  readonly relation: "replaces" | "within";
  /** Without a state's rule there is no such deadline. */
  readonly isOnlyOfStates?: true;
}

/** A state's time limit, from whichever kind of fact. */
export interface StateTime {
  readonly fact: StateFact;
  /** Null: the rule has no number for a request in writing. */
  readonly limit: Duration | null;
  readonly otherLimit?: Duration | undefined;
  /** The state's clock starts with something else, so that neither its limit nor the federal one counts from this day. */
  readonly hasOtherStart?: true;
  /** A second limit from the same start. */
  readonly cap?: Duration | null;
  /** What the second limit does: the earlier of the two applies, or it is the last day. */
  readonly capIs?: "earlier" | "outer";
  readonly countsFirstDay?: true | undefined;
  readonly exclusions?: string | null;
  readonly holdsFor?: "written requests" | "spoken requests" | null;
}
