import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ToolId } from "../catalog/index.ts";
import { type AccessAnswer, type AskAccess, useToolHost } from "../host/index.ts";
import { Button, Notice } from "../ui/index.ts";
import { words } from "./words.ts";

interface Props {
  readonly tool: ToolId;
  /** What can be read in the tool's place where no script runs, and until it is known whether it is open. */
  readonly before?: ReactNode;
  /** It could not be found out whether the tool is open; that is said in place. */
  readonly onFailed?: () => void;
  readonly children: ReactNode;
}

/**
 * Shows a tool to a visitor who may use it, and the gate in its place to one who may not yet. Both hosts open every tool
 * through this. Once open it stays so until it is left: nobody loses their work because a day has ended.
 */
export function ToolAccess({ tool, before = null, onFailed, children }: Props) {
  const { access } = useToolHost();
  const isInBrowser = useSyncExternalStore(nothingChanges, inBrowser, onServer);
  const [openFor, setOpenFor] = useState<ToolId | null>(null);
  const [tries, setTries] = useState(0);
  const isOpen = openFor === tool;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its number.
  const asked = useMemo(
    () => (isInBrowser && !isOpen ? ask(access, tool) : null),
    [access, tool, isInBrowser, isOpen, tries],
  );
  const answer = useAnswer(asked);
  const open = useCallback(() => setOpenFor(tool), [tool]);
  const hasOpened = typeof answer === "object" && answer.state === "open";
  const hasFailed = answer === "failed";
  useEffect(() => {
    if (hasOpened) open();
  }, [hasOpened, open]);
  useEffect(() => {
    if (hasFailed) onFailed?.();
  }, [hasFailed, onFailed]);

  if (isOpen || hasOpened) return children;
  if (typeof answer === "object" && answer.state === "closed") return <answer.Gate onOpen={open} />;
  // What failed stays in sight while it is tried again.
  if (hasFailed || tries > 0)
    return (
      <Notice tone="stop" role="alert" title={words.failed}>
        <p>{words.retry}</p>
        <p>
          <Button onClick={() => hasFailed && setTries(tries + 1)} aria-disabled={!hasFailed}>
            {hasFailed ? words.tryAgain : words.trying}
          </Button>
        </p>
      </Notice>
    );
  return isInBrowser ? <Waiting before={before} /> : before;
}

/** An answer that comes soon shows without a flash of words before it. */
function Waiting({ before }: { readonly before: ReactNode }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), noticeable);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {before}
      {isLong ? <p role="status">{words.opening}</p> : null}
    </>
  );
}

/** Milliseconds after which somebody who waits wants to know for what. */
const noticeable = 400;

type Asked = AccessAnswer | Promise<AccessAnswer | "failed">;

/** A question that fails is an answer too, so that no failure ends as an uncaught error. */
function ask(access: AskAccess, tool: ToolId): Asked {
  const answer = access(tool);
  return answer instanceof Promise ? answer.catch(() => "failed" as const) : answer;
}

/** What is known of a question: at once where the answer is at hand, so that an open tool shows without a flash. */
function useAnswer(asked: Asked | null): AccessAnswer | "waiting" | "failed" {
  const [arrived, setArrived] = useState<{ of: Asked; answer: AccessAnswer | "failed" } | null>(null);
  useEffect(() => {
    if (!(asked instanceof Promise)) return;
    let isCurrent = true;
    asked.then((answer) => isCurrent && setArrived({ of: asked, answer }));
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  if (asked === null) return "waiting";
  if (!(asked instanceof Promise)) return asked;
  return arrived?.of === asked ? arrived.answer : "waiting";
}

const nothingChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
