import type { StateCode } from "@iep-insider/sdk/law";
import type { ComponentType } from "react";
import { type Loaded, retryImport, useLoaded } from "../../later/index.ts";
import type { StateShown } from "./report.ts";

interface KnownState {
  readonly shown: StateShown;
  /** What shows it; it came with the facts. */
  readonly View: ComponentType<{ readonly shown: StateShown }>;
}

/** What is known of the chosen state. */
export type StateKnown = Loaded<KnownState>;

/** What the result says of a state. It is fetched when one is chosen, all states in one file. @param today `YYYY-MM-DD` */
export function useStateShown(code: StateCode | null, today: string): StateKnown {
  return useLoaded(code, async (chosen) => {
    const { loadState, StateFacts } = await import("./StateFacts.tsx").catch(
      retryImport<typeof import("./StateFacts.tsx")>,
    );
    return { shown: await loadState(chosen, today), View: StateFacts };
  });
}
