import {
  answerFact,
  evaluationFact,
  type HeldFact,
  meetingFact,
  recordsFact,
  type StateRecord,
} from "@iep-insider/sdk/law";
import type { LetterType } from "../form/fields.ts";

export interface RuleToShow {
  readonly held: HeldFact;
  /** Whether letters of this type may cite the rule: then the screen says if this one does. */
  readonly isForLetter: boolean;
}

/** The time limits to show beside a letter of this type; none if time is not at issue. */
export function rulesToShow(type: LetterType, record: StateRecord): readonly RuleToShow[] {
  if (type === "initial_evaluation")
    return [
      { held: answerFact(record), isForLetter: true },
      // It runs from the parent's consent, which comes after the letter.
      { held: evaluationFact(record), isForLetter: false },
    ];
  if (type === "iep_meeting" || type === "specific_services")
    return [{ held: meetingFact(record), isForLetter: true }];
  if (type === "records_request") return [{ held: recordsFact(record), isForLetter: true }];
  return [];
}
