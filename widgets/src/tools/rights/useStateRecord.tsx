import type { StateCode, StateRecord } from "@iep-insider/sdk/law";
import { useEffect, useState } from "react";
import { loadRecord } from "../../state-facts/index.ts";

/** What is known of a state. While the next one is on its way, `record` is the one before. */
export interface StateKnown {
  readonly status: "loading" | "failed" | "known";
  readonly record: StateRecord | null;
  /** Asks once more after a failure. */
  readonly retry: () => void;
}

/** The record of a state. Fetches the file of all states when the first is chosen. */
export function useStateRecord(code: StateCode): StateKnown {
  const [record, setRecord] = useState<StateRecord | null>(null);
  const [failed, setFailed] = useState<StateCode | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its number.
  useEffect(() => {
    let isCurrent = true;
    loadRecord(code).then(
      (found) => {
        if (!isCurrent) return;
        setRecord(found);
        setFailed(null);
      },
      () => {
        if (isCurrent) setFailed(code);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, tries]);

  const retry = () => setTries((before) => before + 1);
  const status = record?.code === code ? "known" : failed === code ? "failed" : "loading";
  return { status, record, retry };
}
