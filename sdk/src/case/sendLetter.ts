import type { DeadlineTrigger } from "../law/deadlines/triggers.ts";
import type { CaseRecord, Day } from "./CaseRecord.ts";
import type { CaseStore } from "./CaseStore.ts";

/** Letters that start a time limit of their own; any other starts that of an answer. By the letter generator's types. */
const triggers: Readonly<Record<string, DeadlineTrigger>> = {
  initial_evaluation: "evaluation-requested",
  iep_meeting: "iep-meeting-requested",
  records_request: "records-requested",
  iee_request: "iee-requested",
  state_complaint: "state-complaint-filed",
};

/** The id of the date that a sent letter started. */
export function sentDateId(letterId: string): string {
  return `${letterId}.sent`;
}

/**
 * Notes on which day a letter was sent, and the date that starts its time limits.
 * @param sentOn `YYYY-MM-DD`. The answer's day counts from the letter's own date, so a letter that was sent later
 *   loses it.
 * @throws {CaseStoreError}
 */
export async function sendLetter(store: CaseStore, letter: CaseRecord<"letter">, sentOn: Day): Promise<void> {
  const { value, id } = letter;
  const written = value.fields["date"];
  const isLater = typeof written === "string" && written !== "" && sentOn > written;
  await store.put("letter", { ...value, sentOn, answerBy: isLater ? null : value.answerBy }, id);
  const trigger = triggers[value.letterType] ?? "letter-sent";
  await store.put(
    "date",
    { trigger, day: sentOn, source: "letter-generator", note: value.title },
    sentDateId(id),
  );
}
