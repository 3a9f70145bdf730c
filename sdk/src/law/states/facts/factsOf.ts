import {
  ages,
  consentIepSignature,
  dueProcess,
  parentRequestedMeeting,
  recordingMeetings,
} from "../../federal/citations/index.ts";
import type { Citation } from "../../federal/Provision.ts";
import { answerRule, evaluationRule, recordsRule } from "../rules.ts";
import type { StateFact, StateRecord } from "../StateRecord.ts";
import { consentLines, hearingLines, ruleLines, timedLines, upperAgeLines } from "./factLines.ts";
import { forParents, speaksOfResearch } from "./forParents.ts";
import * as words from "./topicWords.ts";

/** One fact of a record as we hold it, with the federal rule that stands in where we hold none. */
export interface HeldFact {
  readonly topic: words.TopicWords;
  /** Null: we hold no state rule on this. */
  readonly fact: StateFact | null;
  /** What the fact says to a parent, in whole sentences; empty where we hold none. */
  readonly lines: readonly string[];
  /** What belongs to it beside, for a parent; empty where there is nothing. */
  readonly beside: readonly string[];
  /** Whether all of `lines` was read in the law; else a parent asks the district first. */
  readonly isChecked: boolean;
  /** All that we hold of it, with how we came by it and what is often quoted instead: for operators. */
  readonly held: readonly string[];
  readonly federal: Citation;
}

// Each by itself, so that a tool carries the words of those it shows and no others.

/** The first step after a request for an evaluation. */
export function answerFact(record: StateRecord): HeldFact {
  const { stateRule, federal, commonlyCitedAs } = answerRule(record);
  return held(words.answer, stateRule, timedLines, federal.provision, commonlyCitedAs);
}

/** The time for a first evaluation. */
export function evaluationFact(record: StateRecord): HeldFact {
  const { stateRule, federal, commonlyCitedAs } = evaluationRule(record);
  return held(words.evaluation, stateRule, timedLines, federal.provision, commonlyCitedAs);
}

/** A meeting that a parent asks for. */
export function meetingFact({ meetingRequest }: StateRecord): HeldFact {
  return held(words.meeting, meetingRequest, timedLines, parentRequestedMeeting);
}

/** Whether an IEP after the first needs the parent's consent. */
export function laterConsentFact({ laterConsent }: StateRecord): HeldFact {
  return held(words.laterConsent, laterConsent, consentLines, consentIepSignature);
}

/** Every fact of a record, in the order in which a parent meets them. */
export function factsOf(record: StateRecord): readonly HeldFact[] {
  const records = recordsRule(record);
  return [
    answerFact(record),
    evaluationFact(record),
    held(words.records, records.stateRule, timedLines, records.federal.provision, records.commonlyCitedAs),
    meetingFact(record),
    held(words.recording, record.recording, ruleLines, recordingMeetings),
    laterConsentFact(record),
    held(words.hearing, record.dueProcessLimit, hearingLines, dueProcess),
    held(words.upperAge, record.upperAge, upperAgeLines, ages),
  ];
}

function held<Fact extends StateFact>(
  topic: words.TopicWords,
  fact: Fact | null,
  linesOf: (fact: Fact) => readonly string[],
  federal: Citation,
  commonlyCitedAs: string | null = null,
): HeldFact {
  const lines = fact ? linesOf(fact) : [];
  const notes = fact?.note ? [fact.note] : [];
  const read = (texts: readonly string[]) => texts.map(forParents).filter((text) => text !== "");
  return {
    topic,
    fact,
    lines: read(lines),
    beside: read(notes),
    isChecked: fact?.status === "verified" && !lines.some(speaksOfResearch),
    held: [...lines, ...notes, ...(commonlyCitedAs ? [`Often quoted as: ${commonlyCitedAs}.`] : [])],
    federal,
  };
}
