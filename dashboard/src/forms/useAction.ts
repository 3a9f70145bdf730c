import { useRef, useState } from "react";
import { type AccountFailure, accountFailure } from "../app/account/accountFailure.ts";
import type { FailureWords } from "../content/accounts.ts";

export interface Action {
  readonly isBusy: boolean;
  readonly isDone: boolean;
  /** Why the last attempt failed, shown in place. */
  readonly failure: AccountFailure | null;
  readonly run: () => void;
}

/** An action that one click runs on the server: one at a time, with failures. */
export function useAction(words: FailureWords, act: () => Promise<void>): Action {
  const [state, setState] = useState<"rest" | "busy" | "done">("rest");
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  // A ref, because two clicks may come before the next render.
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
