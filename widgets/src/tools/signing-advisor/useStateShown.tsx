import type { StateCode } from "@iep-insider/sdk/law";
import { useEffect, useState } from "react";
import { loadRecord } from "../../state-facts/index.ts";
import { type StateShown, stateShown } from "./report.ts";

/** What is known of the chosen state. */
export interface StateKnown {
  readonly status: "none" | "loading" | "failed" | "known";
  readonly shown: StateShown | null;
  /** Asks once more after a failure. */
  readonly retry: () => void;
}

type Answer = { readonly of: StateCode; readonly shown: StateShown | "failed" };

/** What the result says of a state. The file of all states is fetched when one is chosen. @param today `YYYY-MM-DD` */
export function useStateShown(code: StateCode | null, today: string): StateKnown {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its number.
  useEffect(() => {
    if (code === null) return;
    let isCurrent = true;
    const take = (shown: Answer["shown"]) => {
      if (isCurrent) setAnswer({ of: code, shown });
    };
    loadRecord(code).then(
      (record) => take(stateShown(record, today)),
      () => take("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, today, tries]);

  const retry = () => setTries((before) => before + 1);
  if (code === null) return { status: "none", shown: null, retry };
  if (answer?.of !== code) return { status: "loading", shown: null, retry };
  if (answer.shown === "failed") return { status: "failed", shown: null, retry };
  return { status: "known", shown: answer.shown, retry };
}
