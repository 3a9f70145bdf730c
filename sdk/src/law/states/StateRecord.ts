import type { Duration } from "../dates/dueDate.ts";
import type { FactStatus } from "../FactStatus.ts";
import type { StateCode } from "./stateNames.ts";

/** All 51 records, by code. */
export type States = Readonly<Record<StateCode, StateRecord>>;

/**
 * What we know of a state's law. Null means that we have not read a state rule, never that there is none. Each fact has
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
  /** The state's law, as a lawyer would write it; null if no page named it. */
  readonly citation: string | null;
  /** URLs of what was read, the one that the fact follows first; empty for general knowledge. */
  readonly sources: readonly string[];
  readonly status: FactStatus;
  /** The main point is verified, but not a part that a parent would act on: a parent should ask the district first. */
  readonly isPartlyRead?: true;
  /** The day it was last read, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** What a parent should know about it, in full sentences. How it was read is for operators, in the evidence. */
  readonly note: string | null;
}

/** A time limit, or the statement that there is none (`limit` null, said in `note`). */
export interface TimedFact extends StateFact {
  readonly limit: Duration | null;
  /** The limit in other sources, if they disagree: a parent then reads both. */
  readonly otherLimit?: Duration;
  /** A second limit from the same start: the earlier of the two applies or, for records, it is the outer limit. */
  readonly cap: Duration | null;
  /** What starts the clock: "the school gets …". */
  readonly clockStarts: string | null;
  /** Set if the starting day counts as the first day, so that the limit ends a day sooner. */
  readonly countsFirstDay?: true;
  /** The only kind of request with this limit; null if the source makes no such distinction. */
  readonly holdsFor: "written requests" | "spoken requests" | null;
  /** What is due by then: "send the parent …"; for an evaluation "the evaluation and …". */
  readonly mustBeDone: string | null;
  /** What does not count or extends the time, in full sentences; null if we read of none. */
  readonly exclusions: string | null;
}

export interface EvaluationFact extends TimedFact, EvaluationLimit {
  readonly limit: Duration;
  readonly clockStarts: string;
  readonly mustBeDone: string;
  /** Another limit, with its own start or end, which applies as well. */
  readonly secondLimit: EvaluationLimit | null;
}

export interface EvaluationLimit {
  readonly limit: Duration;
  readonly clockStarts: string;
  /** The clock starts with the parent's request, not with the consent. */
  readonly startsWithRequest?: true;
  readonly mustBeDone: string;
}

/** A rule in words. */
export interface RuleFact extends StateFact {
  readonly rule: string;
}

export interface LaterConsentFact extends RuleFact {
  /** Null if the source does not say. */
  readonly needed: "yes" | "no" | "for some changes" | "silence counts as agreement" | null;
  /** Whether a parent may agree to parts of an IEP; null if the source does not say. */
  readonly partial: "yes" | "no" | "for some changes" | null;
}

export interface UpperAgeFact extends RuleFact {
  /** The last day of services according to the source, in words. */
  readonly lastDay: string | null;
}

export interface TransitionAgeFact extends RuleFact {
  /** "age 14", "grade 9 or age 14" */
  readonly starts: string;
}

export interface LimitFact extends RuleFact {
  readonly limit: Duration | null;
  /** The rule begins with the limit: "Two years from …". */
  readonly saysLimit?: true;
}

export interface DueProcessFact extends LimitFact {
  /** The shorter limit for claiming the cost of a private placement. */
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
  /** Verified: the page was read. Secondary: recorded by others as in use. */
  readonly status: FactStatus;
}

/** The parent training and information center, which helps without charge. */
export interface ParentCenter {
  readonly name: string;
  readonly phone: string;
  readonly phoneStatus: FactStatus;
  readonly website: string;
  /** Of the name and website. */
  readonly status: FactStatus;
  readonly note: string | null;
  readonly asOf: string;
}
