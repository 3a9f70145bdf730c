import { type AiTool, ai, type KeptAnswer } from "@iep-insider/sdk/contract";
import { useOpening, useToolHost } from "@iep-insider/sdk/host";
import { useCallback, useEffect, useRef, useState } from "react";
import { type AnswerOf, isAnswerOf } from "./AnswerOf.ts";
import { isSameAnswer } from "./isSameAnswer.ts";

/** The last answer of a tool that was paid for, as long as it can be shown again (ADR 7). */
export interface Kept<Tool extends AiTool> extends Omit<KeptAnswer, "answer"> {
  readonly answer: AnswerOf<Tool>;
}

export interface KeptAnswers<Tool extends AiTool> {
  /** What can be shown again; null while it is not known, and where there is none. */
  readonly kept: Kept<Tool> | null;
  /** Asks again, silently. */
  readonly look: () => Promise<void>;
  /**
   * Whether an answer was kept since `asked`: the connection may have broken after it was paid for.
   * @param asked when the question was sent. @param last the last answer that was shown here.
   * @returns the answer, "none", or "unknown" when the server could not be reached.
   */
  readonly findNew: (
    asked: number,
    last: AnswerOf<Tool> | null,
  ) => Promise<AnswerOf<Tool> | "none" | "unknown">;
}

/** The translator's use is a day, not an answer: nothing of it is kept. */
const keepsNone: AiTool = "jargon-translator";

/** Asked once when the tool is open; a failure is silent, since nobody waits for it. */
export function useKeptAnswer<Tool extends AiTool>(tool: Tool): KeptAnswers<Tool> {
  const { connect } = useToolHost();
  const { isOpen } = useOpening();
  const [kept, setKept] = useState<Kept<Tool> | null>(null);
  /** When the one was given that we know of; null for none, undefined where we do not know. */
  const known = useRef<string | null | undefined>(undefined);
  const isBegun = useRef(false);

  const fetch = useCallback(async (): Promise<Kept<Tool> | null> => {
    if (tool === keepsNone) return null;
    const { kept: found } = await connect({ getKeptAnswer: ai.getKeptAnswer }).getKeptAnswer({ tool });
    if (found?.tool !== tool || !isAnswerOf[tool](found.answer)) return null;
    return { ...found, answer: found.answer };
  }, [connect, tool]);

  const look = useCallback(async () => {
    try {
      const found = await fetch();
      known.current = found?.at ?? null;
      setKept(found);
    } catch {
      // Asked for on the side: who wants it sees it the next time.
    }
  }, [fetch]);

  const findNew = useCallback(
    async (asked: number, last: AnswerOf<Tool> | null) => {
      const before = known.current;
      try {
        const found = await fetch();
        known.current = found?.at ?? null;
        if (!found || isSameAnswer(found.answer, last)) return "none";
        // The clocks of the browser and the server may differ; what was known before tells more.
        const isNew = before === undefined ? Date.parse(found.at) >= asked : found.at !== before;
        return isNew ? found.answer : "none";
      } catch {
        return "unknown";
      }
    },
    [fetch],
  );

  useEffect(() => {
    if (isBegun.current || !isOpen) return;
    isBegun.current = true;
    look();
  }, [look, isOpen]);

  return { kept, look, findNew };
}
