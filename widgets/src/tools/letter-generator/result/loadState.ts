import type { StateCode, StateRecord } from "@iep-insider/sdk/law";
import type { Loaded } from "../../../later/index.ts";
import { loadRecord } from "../../../state-facts/index.ts";
import type { StateSentences } from "../writing/LetterFacts.ts";
import { loadStateSentences } from "../writing/stateRules.ts";

/** What a letter and its next steps need of a state. */
interface LoadedState {
  readonly record: StateRecord;
  readonly sentences: StateSentences;
}

/** The state that the parent chose, and what the letter may say of its rules. */
export type LetterState = Loaded<LoadedState>;

/**
 * @param written the letter's date, `YYYY-MM-DD`, or "".
 * @throws when the file of all records fails to load.
 */
export async function loadState(code: StateCode, written: string): Promise<LoadedState> {
  const [record, sentences] = await Promise.all([loadRecord(code), loadStateSentences(code, written)]);
  return { record, sentences };
}
