import type { StateCode, StateRecord } from "@iep-insider/sdk/law";
import type { Loaded } from "../../../later/index.ts";
import { loadRecord } from "../../../state-facts/index.ts";
import type { StateSentences } from "../writing/LetterFacts.ts";
import { loadStateSentences, stateSentences } from "../writing/stateRules.ts";

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
  const record = await loadRecord(code);
  // On a Spanish screen, the letter has a record of its own in English.
  const sentences =
    import.meta.env.IEP_LOCALE === "es"
      ? await loadStateSentences(code, written)
      : stateSentences(record, written);
  return { record, sentences };
}
