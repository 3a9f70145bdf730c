import { isStateCode } from "@iep-insider/sdk/law";
import { retryImport, useLoaded } from "../../../later/index.ts";
import type { LetterForm } from "../form/fields.ts";
import type { LetterState } from "./loadState.ts";

/** Fetched only if a state is chosen. A letter's date does not change once it is written. */
export function useLetterState({ state, date }: LetterForm): LetterState {
  return useLoaded(isStateCode(state) ? state : null, async (code) => {
    const { loadState } = await import("./onDemand.tsx").catch(retryImport<typeof import("./onDemand.tsx")>);
    return loadState(code, date);
  });
}
