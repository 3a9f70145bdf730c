import {
  ages,
  behaviorInIep,
  consentIepSignature,
  dueProcess,
  parentRequestedMeeting,
  recordingMeetings,
  recordingWithoutTelling,
  stateComplaint,
  transition,
} from "../../federal/index.ts";
import type { Citation } from "../../federal/Provision.ts";
import {
  answerRule,
  complaintRule,
  evaluationRule,
  hearingRule,
  type RuleInForce,
  recordsRule,
} from "../rules.ts";
import type { StateFact, StateRecord, TransitionAgeFact } from "../StateRecord.ts";
import { consentLines, limitLines, ruleLines, timedLines, upperAgeLines } from "./factLines.ts";
import { timeInForce, underFederalLaw } from "./factWords.ts";
import * as words from "./topicWords.ts";

/** One fact of a record, with the federal rule that applies without a state rule. */
export interface HeldFact {
  readonly topic: words.TopicWords;
  /** Null: we have no state rule on this. */
  readonly fact: StateFact | null;
  /** The fact in full sentences, without its note; empty without a state rule. */
  readonly lines: readonly string[];
  /** Whether the whole state rule was read in the law; otherwise a parent should ask the district first. */
  readonly isChecked: boolean;
  /** The number in it, "45 school days" or "age 14": the state's, else the federal one. Null if there is none. */
  readonly time: string | null;
  readonly federal: Citation;
}

// Separate functions, so that a tool includes only the texts it shows.

/** The first step after a request for an evaluation. */
export function answerFact(record: StateRecord): HeldFact {
  const rule = answerRule(record);
  return held(words.answer, rule.stateRule, timedLines, rule.federal.provision, rule);
}

/** The time for a first evaluation. */
export function evaluationFact(record: StateRecord): HeldFact {
  const rule = evaluationRule(record);
  return held(words.evaluation, rule.stateRule, timedLines, rule.federal.provision, rule);
}

/** When the parent gets to see records. */
export function recordsFact(record: StateRecord): HeldFact {
  const rule = recordsRule(record);
  return held(words.records, rule.stateRule, timedLines, rule.federal.provision, rule);
}

/** A meeting that a parent asks for. */
export function meetingFact({ meetingRequest }: StateRecord): HeldFact {
  const rule = { stateRule: meetingRequest, federal: { limit: null } };
  return held(words.meeting, meetingRequest, timedLines, parentRequestedMeeting, rule);
}

/** How long a parent has to ask for a hearing. */
export function hearingFact(record: StateRecord): HeldFact {
  return held(words.hearing, record.dueProcessLimit, limitLines, dueProcess, hearingRule(record));
}

/** How far back a complaint to the state may reach. */
export function complaintFact(record: StateRecord): HeldFact {
  const rule = complaintRule(record);
  return held(words.complaintLimit, record.complaintLimit, limitLines, stateComplaint, rule);
}

/** Whether an IEP after the first needs the parent's consent. */
export function laterConsentFact({ laterConsent }: StateRecord): HeldFact {
  return held(words.laterConsent, laterConsent, consentLines, consentIepSignature);
}

/** Every fact of a record, in the order a parent encounters them. */
export function factsOf(record: StateRecord): readonly HeldFact[] {
  const { recording, recordingConsent, upperAge, transitionAge, restraint } = record;
  return [
    answerFact(record),
    evaluationFact(record),
    recordsFact(record),
    meetingFact(record),
    held(words.recording, recording, ruleLines, recordingMeetings),
    held(words.recordingConsent, recordingConsent, ruleLines, recordingWithoutTelling),
    laterConsentFact(record),
    hearingFact(record),
    complaintFact(record),
    held(words.restraint, restraint, ruleLines, behaviorInIep),
    transitionFact(transitionAge),
    held(words.upperAge, upperAge, upperAgeLines, ages),
  ];
}

function transitionFact(fact: TransitionAgeFact | null): HeldFact {
  const time = fact?.starts ?? underFederalLaw("age 16");
  return { ...held(words.transitionAge, fact, ruleLines, transition), time };
}

function held<Fact extends StateFact>(
  topic: words.TopicWords,
  fact: Fact | null,
  linesOf: (fact: Fact) => readonly string[],
  federal: Citation,
  rule: RuleInForce | null = null,
): HeldFact {
  return {
    topic,
    fact,
    lines: fact ? linesOf(fact) : [],
    isChecked: fact?.status === "verified" && !fact.isPartlyRead,
    time: rule && timeInForce(rule),
    federal,
  };
}
