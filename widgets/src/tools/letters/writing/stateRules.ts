import {
  isOlderThanTwelveMonths,
  type StateCode,
  type StateRecord,
  stateNames,
  type TimedFact,
} from "@iep-insider/sdk/law";
import type { StateSentences } from "./LetterFacts.ts";
import { type Sentence, stateLaw } from "./Sentence.ts";

/**
 * What a letter may say of the rules of the parent's state: a number only where the rule was read in the law or the
 * agency's own words, and not longer than a year before the letter (DECISIONS 25, 26). Nothing otherwise.
 * @param written the letter's date, `YYYY-MM-DD`, or "".
 */
export function stateSentences(record: StateRecord, written: string): StateSentences {
  return {
    stateFirstStep: sentence(record.code, record.responseToRequest, written),
    stateMeeting: sentence(record.code, record.meetingRequest, written),
  };
}

/** Whether a letter may name the limit of a fact. */
function canBeCited(fact: TimedFact | null, written: string): fact is CitableFact {
  return (
    fact !== null &&
    fact.status === "verified" &&
    fact.limit !== null &&
    fact.mustBeDone !== null &&
    fact.citation !== null &&
    fact.holdsFor !== "spoken requests" &&
    written !== "" &&
    !isOlderThanTwelveMonths(fact.asOf, written)
  );
}

type CitableFact = TimedFact & {
  readonly limit: NonNullable<TimedFact["limit"]>;
  readonly mustBeDone: string;
  readonly citation: string;
};

function sentence(state: StateCode, fact: TimedFact | null, written: string): Sentence | null {
  if (!canBeCited(fact, written)) return null;
  return stateLaw(`${ruleInWords(state, fact)}.`, {
    state: stateNames[state],
    as: fact.citation,
  });
}

/** "Under the rules of Ohio, the school has 30 calendar days from a request to …", without a full stop. */
function ruleInWords(state: StateCode, { limit, mustBeDone }: CitableFact): string {
  const [step] = mustBeDone.split(";");
  return `Under the rules of ${placeInSentence(state)}, the school has ${limit.value} ${limit.unit} from a request to ${step}`;
}

/** "Ohio", "the District of Columbia" */
function placeInSentence(state: StateCode): string {
  return state === "DC" ? `the ${stateNames.DC}` : stateNames[state];
}
