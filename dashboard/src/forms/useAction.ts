import { useRef, useState } from "react";
import { type AccountFailure, accountFailure } from "../app/account/accountFailure.ts";
import type { FailureWords } from "../content/accounts.ts";

export interface Action {
  readonly isBusy: boolean;
  readonly isDone: boolean;
  /** Why it could not be done the last time, to be said in place. */
  readonly failure: AccountFailure | null;
  readonly run: () => void;
}

/** An action that one press runs on the server: one at a time, with errors shown. */
export function useAction(words: FailureWords, act: () => Promise<void>): Action {
  const [state, setState] = useState<"rest" | "busy" | "done">("rest");
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  // State is seen a render later, and two presses may come within one.
  const isPending = useRef(false);

  async function run() {
    if (isPending.current) return;
    isPending.current = true;
    setState("busy");
    setFailure(null);
    try {
      await act();
      setState("done");
    } catch (error) {
      const found = accountFailure(error, new Date(), words);
      setFailure(found);
      setState("rest");
    } finally {
      isPending.current = false;
    }
  }

  return { isBusy: state === "busy", isDone: state === "done", failure, run: () => void run() };
}
