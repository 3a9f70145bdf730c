import {
  dateOf,
  loadStates,
  recordOn,
  type StateCode,
  type StateRecord,
  type States,
} from "@iep-insider/sdk/law";
import { retryImport } from "../later/index.ts";

/**
 * The record as it may be used today. All 51 load as one file, so that no request reveals the chosen state (ADR 19).
 * @throws when the file fails to load; a retry requests it again.
 */
export async function loadRecord(code: StateCode): Promise<StateRecord> {
  const states = await loadStates().catch((error) =>
    retryImport<{ states: States }>(error).then((again) => again.states),
  );
  return recordOn(states[code], dateOf(new Date()));
}
