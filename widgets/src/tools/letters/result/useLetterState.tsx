import { isStateCode } from "@iep-insider/sdk/law";
import { useEffect, useState } from "react";
import { importAnew } from "../../../later/index.ts";
import type { LetterForm } from "../form/fields.ts";
import type { LoadedState } from "./onDemand.tsx";

/** What is known of the state that the parent chose. */
export interface LetterState {
  readonly status: "none" | "loading" | "failed" | "known";
  readonly known: LoadedState | null;
  /** Asks once more after a failure. */
  readonly retry: () => void;
}

type Answer = LoadedState | "loading" | "failed";

/**
 * The state of a letter, with what the letter may say of its rules. Fetched only where a state was chosen; while
 * another try is on its way, the failure stands, and the letter with it.
 */
export function useLetterState({ state, date }: LetterForm): LetterState {
  const [answer, setAnswer] = useState<Answer>("loading");
  const [tries, setTries] = useState(0);
  const code = isStateCode(state) ? state : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its number.
  useEffect(() => {
    if (code === null) return;
    let isCurrent = true;
    const take = (next: Answer) => {
      if (isCurrent) setAnswer(next);
    };
    import("./onDemand.tsx")
      .catch(importAnew<typeof import("./onDemand.tsx")>)
      .then(({ loadState }) => loadState(code, date))
      .then(take, () => take("failed"));
    return () => {
      isCurrent = false;
    };
  }, [code, date, tries]);

  const retry = () => setTries((before) => before + 1);
  if (code === null) return { status: "none", known: null, retry };
  if (typeof answer === "string") return { status: answer, known: null, retry };
  return { status: "known", known: answer, retry };
}
