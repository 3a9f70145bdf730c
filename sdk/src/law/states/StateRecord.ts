import type { Duration } from "../dates/dueDate.ts";
import type { FactStatus } from "../FactStatus.ts";
import type { StateCode } from "./stateNames.ts";

/** All 51 records, by code. */
export type States = Readonly<Record<StateCode, StateRecord>>;

/**
 * What we hold on a state. Null means that we have not read a state rule, never that there is none. Each fact has
 * its own status (ADR 19). All texts are for parents: where a fact was read, and which sources disagree, is in
 * `evidence`; the state's name is in `stateNames`.
 */
export interface StateRecord {
  readonly code: StateCode;
  /** The first evaluation. */
  readonly evaluation: EvaluationFact | null;
  /** What the school does with a request for an evaluation, and by when. */
  readonly responseToRequest: TimedFact | null;
  /** Access to education records, where the state has a rule of its own. */
  readonly records: TimedFact | null;
  /** Whether an IEP after the first needs the parent's consent. */
  readonly laterConsent: LaterConsentFact | null;
  readonly upperAge: UpperAgeFact | null;
  /** How long a parent has to ask for a due process hearing. */
  readonly dueProcessLimit: DueProcessFact | null;
  /** How far back a complaint to the state may reach. */
  readonly complaintLimit: LimitFact | null;
  /** When an IEP first plans for life after school. */
  readonly transitionAge: TransitionAgeFact | null;
  /** When staff may restrain a child or use seclusion, and what parents are told. */
  readonly restraint: RuleFact | null;
  /** Recording an IEP meeting. */
  readonly recording: RuleFact | null;
  /** Who must agree before a talk is recorded, under the state's general law on recording. */
  readonly recordingConsent: RuleFact | null;
  /** An IEP meeting that a parent asks for. */
  readonly meetingRequest: TimedFact | null;
  readonly agency: Agency;
  readonly links: Links;
  readonly parentCenter: ParentCenter;
}

/** Where a fact comes from and how sure it is. */
export interface StateFact {
  /** The state's law, as a lawyer would write it; null where no page named it. */
  readonly citation: string | null;
  /** Addresses of what was read, the one that the fact follows first; empty for general knowledge. */
  readonly sources: readonly string[];
  readonly status: FactStatus;
  /** Verified in its main point, but for a part that a parent would act on: then a parent asks the district first. */
  readonly isPartlyRead?: true;
  /** The day it was last read, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** What a parent should know about it, in full sentences. How it was read is for operators, in the evidence. */
  readonly note: string | null;
}

/** A time limit, or the statement that there is none (`limit` null, said in `note`). */
export interface TimedFact extends StateFact {
  readonly limit: Duration | null;
  /** The limit that other sources give, where they do not agree: a parent then reads both. */
  readonly otherLimit?: Duration;
  /** A second count from the same start, which holds where it ends sooner or, for records, is the outer limit. */
  readonly cap: Duration | null;
  /** What starts the clock: "the school gets …". */
  readonly clockStarts: string | null;
  /** Where the day that starts the clock is its first day, so that it ends a day sooner. */
  readonly countsFirstDay?: true;
  /** The only kind of request that has this limit; null where what was read makes no such difference. */
  readonly holdsFor: "written requests" | "spoken requests" | null;
  /** What is due by then: "send the parent …"; for an evaluation "the evaluation and …". */
  readonly mustBeDone: string | null;
  /** What does not count or lengthens the time, in whole sentences; null where we read of none. */
  readonly exclusions: string | null;
}

export interface EvaluationFact extends TimedFact {
  readonly limit: Duration;
  readonly clockStarts: string;
  readonly mustBeDone: string;
  /** A further limit with its own start or its own end, which holds beside the first. */
  readonly secondLimit: {
    readonly limit: Duration;
    readonly clockStarts: string;
    readonly mustBeDone: string;
  } | null;
}

/** A rule in words. */
export interface RuleFact extends StateFact {
  readonly rule: string;
}

export interface LaterConsentFact extends RuleFact {
  /** Null where what was read does not say. */
  readonly needed: "yes" | "no" | "for some changes" | "silence counts as agreement" | null;
  /** Whether a parent may agree to parts of an IEP; null where what was read does not say. */
  readonly partial: "yes" | "no" | "for some changes" | null;
}

export interface UpperAgeFact extends RuleFact {
  /** The last day of services where it was read, in words. */
  readonly lastDay: string | null;
}

export interface TransitionAgeFact extends RuleFact {
  /** "age 14", "grade 9 or age 14" */
  readonly starts: string;
}

export interface LimitFact extends RuleFact {
  readonly limit: Duration | null;
}

export interface DueProcessFact extends LimitFact {
  /** The shorter limit for claiming the cost of a placement that the parent made. */
  readonly ownPlacementLimit: Duration | null;
}

/** The state's education agency: where complaints go. */
export interface Agency {
  readonly name: string;
  /** `(907) 465-8693` */
  readonly phone: string;
  readonly status: FactStatus;
  readonly asOf: string;
}

export interface Links {
  readonly complaint: Link;
  readonly mediation: Link;
  readonly safeguards: Link;
  readonly note: string | null;
  readonly asOf: string;
}

export interface Link {
  readonly address: string;
  /** Verified: the page was read. Secondary: others recorded it as in use. */
  readonly status: FactStatus;
}

/** The parent training and information center, which helps without charge. */
export interface ParentCenter {
  readonly name: string;
  readonly phone: string;
  readonly phoneStatus: FactStatus;
  readonly website: string;
  /** Of name and website. */
  readonly status: FactStatus;
  readonly note: string | null;
  readonly asOf: string;
}
