import type { StateRecord } from "@iep-insider/sdk/law";
import { answerFact, evaluationFact, type HeldFact, meetingFact } from "../../../state-facts/index.ts";
import type { LetterType } from "../form/fields.ts";

/** The time rules to show beside a letter of this type; none where days are no question. */
export function rulesToShow(type: LetterType, record: StateRecord): readonly HeldFact[] {
  if (type === "initial_evaluation") return [answerFact(record), evaluationFact(record)];
  if (type === "iep_meeting" || type === "specific_services") return [meetingFact(record)];
  return [];
}
