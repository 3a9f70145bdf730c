import type { StateCode, StateRecord } from "@iep-insider/sdk/law";
import { type Loaded, useLoaded } from "../later/index.ts";
import { loadRecord } from "./loadRecord.ts";

/** A state's record. Loads the file of all states when the first is chosen. */
export function useStateRecord(code: StateCode | null): Loaded<StateRecord> {
  return useLoaded(code, loadRecord);
}
