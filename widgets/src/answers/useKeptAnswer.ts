import { type AiTool, ai, type KeptAnswer } from "@iep-insider/sdk/contract";
import { useOpening, useToolHost } from "@iep-insider/sdk/host";
import { useCallback, useEffect, useRef, useState } from "react";
import { type AnswerOf, isAnswerOf } from "./AnswerOf.ts";
import { isSameAnswer } from "./isSameAnswer.ts";

/** A tool's last paid answer, while it can be shown again (ADR 7). */
export interface Kept<Tool extends AiTool> extends Omit<KeptAnswer, "answer"> {
  readonly answer: AnswerOf<Tool>;
}

export interface KeptAnswers<Tool extends AiTool> {
  /** The stored answer; null while unknown, and if there is none. */
  readonly kept: Kept<Tool> | null;
  /** Fetches again, silently. */
  readonly look: () => Promise<void>;
  /**
   * Whether an answer was stored since `asked`: the connection may have broken after it was paid for.
   * @param asked when the request was sent. @param last the last answer shown here.
   * @returns the answer, "none", or "unknown" when the server could not be reached.
   */
  readonly findNew: (
    asked: number,
    last: AnswerOf<Tool> | null,
  ) => Promise<AnswerOf<Tool> | "none" | "unknown">;
}

/** One use of the translator is a day, not an answer: nothing is stored. */
const keepsNone: AiTool = "jargon-translator";

/** Fetched once when the tool is open; failures are silent, since nothing depends on it. */
export function useKeptAnswer<Tool extends AiTool>(tool: Tool): KeptAnswers<Tool> {
  const { connect } = useToolHost();
  const { isOpen } = useOpening();
  const [kept, setKept] = useState<Kept<Tool> | null>(null);
  /** When the known answer was given; null for none, undefined if unknown. */
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
      // Optional: it shows the next time.
    }
  }, [fetch]);

  const findNew = useCallback(
    async (asked: number, last: AnswerOf<Tool> | null) => {
      const before = known.current;
      try {
        const found = await fetch();
        known.current = found?.at ?? null;
        if (!found || isSameAnswer(found.answer, last)) return "none";
        // The browser's and the server's clocks may differ; a known answer is more reliable.
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
