import { CaseStoreError } from "@iep-insider/sdk/case";
import { useState } from "react";
import { caseFailures } from "../../content/case.ts";

interface Failure {
  readonly title: string;
  readonly text: string;
}

/** Saves changes of the case, and says in place why one was not saved. */
export function useSaving() {
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    failure,
    /** @returns whether it was saved. */
    save: async (task: () => Promise<unknown>): Promise<boolean> => {
      try {
        await task();
        setFailure(null);
        return true;
      } catch (error) {
        setFailure(caseFailures[error instanceof CaseStoreError ? error.reason : "offline"]);
        return false;
      }
    },
  };
}
