import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ToolId } from "../catalog/index.ts";
import {
  type AccessAnswer,
  type AskAccess,
  type Opening,
  OpeningProvider,
  useToolHost,
} from "../host/index.ts";

interface Props {
  readonly tool: ToolId;
  /** The tool is open to this visitor. Called once. */
  readonly onOpen?: () => void;
  /** It could not be found out whether the tool is open, where that mattered; that is said in place. */
  readonly onFailed?: () => void;
  readonly children: ReactNode;
}

/**
 * Wraps every tool, in both hosts: shows the tool immediately and meanwhile asks whether it is open. Whatever follows the
 * first step is inside `<WhenOpen>`, which reads the answer here (ADR 54). A tool that the page's partner has disabled
 * is replaced by a link.
 */
export function ToolAccess({ tool, onOpen, onFailed, children }: Props) {
  const { access, track } = useToolHost();
  const [known, setKnown] = useState<AccessAnswer | null>(null);
  const isOpen = known?.state === "open";
  const asks = known?.state === "closed" && known.asks;
  const tell = useRef({ onOpen, onFailed });
  tell.current = { onOpen, onFailed };
  const know = useCallback(
    (answer: AccessAnswer) => setKnown((before) => (before?.state === "open" ? before : answer)),
    [],
  );

  const find = useMemo(() => oneAtATime(() => access(tool)), [access, tool]);

  // An answer that is at hand is there before the first painting; the tool waits for no other.
  useLayoutEffect(() => {
    const answer = find();
    if (!(answer instanceof Promise)) return know(answer);
    // Asked again where it matters.
    answer.then(know, () => {});
  }, [find, know]);
  useEffect(() => {
    if (!isOpen) return;
    tell.current.onOpen?.();
    track("tool_load", tool);
  }, [isOpen, tool, track]);

  // So that the gate is at hand when its press comes; without it, that press fetches it.
  useEffect(() => {
    if (known?.state === "closed") setTimeout(() => known.gate().catch(() => {}), soon);
  }, [known]);

  const opening = useMemo<Opening>(
    () => ({
      isOpen,
      asks,
      open: () => know({ state: "open" }),
      ask: async () => {
        try {
          const answer = await find();
          const gate = answer.state === "closed" ? await answer.gate() : null;
          know(answer.state === "closed" && gate === null ? { state: "open" } : answer);
          return gate;
        } catch (error) {
          tell.current.onFailed?.();
          throw error;
        }
      },
    }),
    [isOpen, asks, find, know],
  );

  if (known?.state === "left out") return <known.Instead onOpen={opening.open} />;
  return <OpeningProvider value={opening}>{children}</OpeningProvider>;
}

/** Milliseconds that the page and the first screen have for themselves. */
const soon = 2000;

type Answer = ReturnType<AskAccess>;

/** A use that was just paid for is spent by the first question, so a second one meanwhile gets the same answer. */
function oneAtATime(ask: () => Answer): () => Answer {
  let asking: Answer | null = null;
  return () => {
    if (asking) return asking;
    const answer = ask();
    if (answer instanceof Promise) {
      asking = answer;
      const done = () => {
        asking = null;
      };
      answer.then(done, done);
    }
    return answer;
  };
}
