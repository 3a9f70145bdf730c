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
  /** The access check failed when it was needed. The tool shows a message. */
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

  // A cached answer is applied before the first paint. The tool does not wait for a request.
  useLayoutEffect(() => {
    const answer = find();
    if (!(answer instanceof Promise)) return know(answer);
    // A failure is ignored here: `ask` tries again when the answer is needed.
    answer.then(know, () => {});
  }, [find, know]);
  useEffect(() => {
    if (!isOpen) return;
    tell.current.onOpen?.();
    track("tool_load", tool);
  }, [isOpen, tool, track]);

  // Preload the gate, so that it opens without delay. If this fails, the press that opens it fetches it.
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

/** Milliseconds before preloading, so that the page and the first screen load first. */
const soon = 2000;

type Answer = ReturnType<AskAccess>;

/** The first question spends a use that was just paid for, so a concurrent second one gets the same answer. */
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
