import {
  type Duration,
  durationInWords,
  nameInSentence,
  recordOn,
  type StateCode,
  type StateRecord,
  stateNames,
  type TimedFact,
} from "@iep-insider/sdk/law";
import { loadRecord } from "../../../state-facts/loadRecord.ts";
import type { StateLimit } from "./answerPeriod.ts";
import { noStateSentences, type StateSentences } from "./LetterFacts.ts";
import { type Sentence, stateLaw } from "./Sentence.ts";

/**
 * What a letter may say of the rules of the parent's state: a number only where the rule was read in the law or the
 * agency's own words, and not longer than a year before the letter (ADR 19 and 22). Nothing otherwise.
 * @param written the letter's date, `YYYY-MM-DD`, or "".
 */
export function stateSentences(record: StateRecord, written: string): StateSentences {
  if (written === "") return noStateSentences;
  const { code, responseToRequest, evaluation, meetingRequest, ...others } = recordOn(record, written);
  const records = isShorterThanFederal(others.records) ? others.records : null;
  return {
    stateFirstStep: sentence(code, responseToRequest),
    stateFirstLimit: limitFor(responseToRequest),
    stateEvaluation: evaluationSentence(code, evaluation),
    stateMeeting: sentence(code, meetingRequest),
    stateRecords: sentence(code, records),
    stateRecordsLimit: limitFor(records),
  };
}

/**
 * `stateSentences` of a state, from its record in the letter's language, which may not be the screen's.
 * @throws when the file of all records fails to load.
 */
export async function loadStateSentences(code: StateCode, written: string): Promise<StateSentences> {
  return stateSentences(await loadRecord(code), written);
}

/** The limit from the day of the request. A rule that was read in a copy is used, but not cited. */
function limitFor(fact: TimedFact | null): StateLimit | null {
  const isHeld = fact?.status === "verified" || fact?.status === "secondary";
  if (!isHeld || !isWrittenLimit(fact)) return null;
  const { value, unit } = fact.cap ?? fact.limit;
  return {
    period: { value: fact.countsFirstDay ? value - 1 : value, unit },
    setBy: canBeCited(fact) ? "law" : "uncited state rule",
  };
}

/** Some states repeat the federal limit for records (34 CFR 300.613(a)), which the letter already has. */
function isShorterThanFederal(fact: TimedFact | null): boolean {
  const limit = fact?.limit;
  return !(limit?.unit === "calendar days" && limit.value >= 45);
}

/** Whether a letter may name a fact's limit. */
function canBeCited<Fact extends TimedFact>(fact: Fact | null): fact is Fact & CitableFact {
  return (
    isWrittenLimit(fact) && fact.status === "verified" && fact.mustBeDone !== null && fact.citation !== null
  );
}

/** Whether a fact has a limit for written requests. */
function isWrittenLimit<Fact extends TimedFact>(
  fact: Fact | null,
): fact is Fact & { readonly limit: Duration } {
  return fact !== null && fact.limit !== null && fact.holdsFor !== "spoken requests";
}

interface CitableFact {
  readonly limit: Duration;
  readonly mustBeDone: string;
  readonly citation: string;
}

function sentence(state: StateCode, fact: TimedFact | null): Sentence | null {
  if (!canBeCited(fact)) return null;
  return stateLaw(`${ruleInWords(state, fact)}.`, {
    state: stateNames[state],
    as: fact.citation,
  });
}

/** "Under the rules of Ohio, the school has 30 calendar days from a request to …", without a period. */
function ruleInWords(state: StateCode, { limit, mustBeDone }: CitableFact): string {
  const [step] = mustBeDone.split(";");
  return `Under the rules of ${nameInSentence(state)}, the school has ${durationInWords(limit)} from a request to ${step}`;
}

/** If part of the rule was not read, the federal sentence is safer. */
function evaluationSentence(state: StateCode, fact: StateRecord["evaluation"]): Sentence | null {
  if (!canBeCited(fact) || fact.isPartlyRead) return null;
  const { limit, cap } = fact;
  const [what] = fact.mustBeDone.split(";");
  const days = `${durationInWords(limit)}${cap ? `, and never more than ${durationInWords(cap)},` : ""}`;
  return stateLaw(
    `Under the rules of ${nameInSentence(state)}, the school has ${days} for ${what}, counted from when ${fact.clockStarts}.`,
    { state: stateNames[state], as: fact.citation },
  );
}
