import type { StateCode, StateRecord } from "@iep-insider/sdk/law";
import { loadRecord } from "../../../state-facts/index.ts";
import type { StateSentences } from "../writing/LetterFacts.ts";
import { stateSentences } from "../writing/stateRules.ts";

/** What a letter and its next steps need of one state. */
export interface LoadedState {
  readonly record: StateRecord;
  readonly sentences: StateSentences;
}

/**
 * @param written the letter's date, `YYYY-MM-DD`, or "".
 * @throws when the file of all records does not come.
 */
export async function loadState(code: StateCode, written: string): Promise<LoadedState> {
  const record = await loadRecord(code);
  return { record, sentences: stateSentences(record, written) };
}
