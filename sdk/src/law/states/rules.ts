import type { Duration } from "../dates/dueDate.ts";
import {
  dueProcessTimes,
  initialEvaluationDeadline,
  initialEvaluationDeadlineTimes,
  priorWrittenNotice,
  recordsAccess,
  recordsAccessTimes,
  stateComplaintTimes,
} from "../federal/index.ts";
import type { Citation } from "../federal/Provision.ts";
import type { EvaluationFact, LimitFact, StateRecord, TimedFact } from "./StateRecord.ts";

/** A state's own rule if we have one, and always the federal rule beside or behind it. */
export interface RuleToShow<Fact extends TimedFact> {
  /** Null: "We hold no state rule on this." */
  readonly stateRule: Fact | null;
  readonly federal: FederalRule;
  /** The limit that applies: the state's, else the federal one; null if neither is a number. */
  readonly limit: Duration | null;
  /** What starts the clock for `limit`. */
  readonly clockStarts: string | null;
}

export interface FederalRule {
  readonly limit: Duration | null;
  readonly clockStarts: string | null;
  readonly provision: Citation;
}

/** The source of a limit: the state's rule if we have one, and the federal limit behind it. */
export interface RuleInForce {
  readonly stateRule: Pick<TimedFact, "limit" | "otherLimit" | "cap"> | Pick<LimitFact, "limit"> | null;
  readonly federal: Pick<FederalRule, "limit">;
}

/** The time for a first evaluation. @param record null before a state is chosen. */
export function evaluationRule(record: StateRecord | null): RuleToShow<EvaluationFact> {
  const federal = {
    limit: initialEvaluationDeadlineTimes.evaluation,
    clockStarts: "the school gets the parent's signed consent",
    provision: initialEvaluationDeadline,
  };
  return withFederal(record?.evaluation ?? null, federal);
}

/** The time to let a parent see the records. @param record null before a state is chosen. */
export function recordsRule(record: StateRecord | null): RuleToShow<TimedFact> {
  const federal = {
    limit: recordsAccessTimes.access,
    clockStarts: "the parent asks",
    provision: recordsAccess,
  };
  return withFederal(record?.records ?? null, federal);
}

/** The time to answer a request for an evaluation: federal law sets no number. @param record null before a state is chosen. */
export function answerRule(record: StateRecord | null): RuleToShow<TimedFact> {
  const federal = { limit: null, clockStarts: null, provision: priorWrittenNotice };
  return withFederal(record?.responseToRequest ?? null, federal);
}

/** The time to ask for a due process hearing. */
export function hearingRule({ dueProcessLimit }: StateRecord): RuleInForce {
  return { stateRule: dueProcessLimit, federal: { limit: dueProcessTimes.request } };
}

/** How far back a complaint to the state may reach. */
export function complaintRule({ complaintLimit }: StateRecord): RuleInForce {
  return { stateRule: complaintLimit, federal: { limit: stateComplaintTimes.complaint } };
}

function withFederal<Fact extends TimedFact>(stateRule: Fact | null, federal: FederalRule): RuleToShow<Fact> {
  const { limit, clockStarts } = stateRule?.limit ? stateRule : federal;
  return { stateRule, federal, limit, clockStarts };
}
