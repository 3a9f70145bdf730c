import type { StateCode } from "@iep-insider/sdk/law";
import { type ComponentType, useEffect, useState } from "react";
import { importAnew } from "../../later/index.ts";
import type { StateShown } from "./report.ts";

interface Known {
  readonly of: StateCode;
  readonly shown: StateShown;
  /** What shows it; it came with the facts. */
  readonly View: ComponentType<{ readonly shown: StateShown }>;
}

/** What is known of the chosen state. */
export interface StateKnown {
  /** Null while none is chosen, on its way, or did not come. */
  readonly known: Known | null;
  readonly isFailed: boolean;
  /** Asks once more after a failure. */
  readonly retry: () => void;
}

/** What the result says of a state. It is fetched when one is chosen, all states in one file. @param today `YYYY-MM-DD` */
export function useStateShown(code: StateCode | null, today: string): StateKnown {
  const [known, setKnown] = useState<Known | null>(null);
  const [failed, setFailed] = useState<StateCode | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its number.
  useEffect(() => {
    if (code === null) return;
    let isCurrent = true;
    import("./StateFacts.tsx")
      .catch(importAnew<typeof import("./StateFacts.tsx")>)
      .then(async ({ loadState, StateFacts }) => ({
        of: code,
        shown: await loadState(code, today),
        View: StateFacts,
      }))
      .then(
        (found) => {
          if (isCurrent) setKnown(found);
        },
        () => {
          if (isCurrent) setFailed(code);
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [code, today, tries]);

  return {
    known: known?.of === code ? known : null,
    isFailed: failed === code && code !== null,
    retry: () => {
      setFailed(null);
      setTries((before) => before + 1);
    },
  };
}
