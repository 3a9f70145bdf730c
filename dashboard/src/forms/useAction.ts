import { useState } from "react";
import { type AccountFailure, accountFailure } from "../app/account/accountFailure.ts";
import type { FailureWords } from "../content/accounts.ts";
import { useOneAtATime } from "./useOneAtATime.ts";

export interface Action {
  readonly isBusy: boolean;
  readonly isDone: boolean;
  /** Why the last attempt failed, shown in place. */
  readonly failure: AccountFailure | null;
  readonly run: () => void;
}

/** An action that one click runs on the server: one at a time, with failures. */
export function useAction(words: FailureWords, act: () => Promise<void>): Action {
  const [isBusy, runAlone] = useOneAtATime();
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);

  async function run() {
    setDone(false);
    setFailure(null);
    try {
      await act();
      setDone(true);
    } catch (error) {
      setFailure(accountFailure(error, new Date(), words));
    }
  }

  return { isBusy, isDone, failure, run: () => void runAlone(run) };
}
