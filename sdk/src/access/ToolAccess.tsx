import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { ToolId } from "../catalog/index.ts";
import { type AccessAnswer, type AskAccess, useToolHost } from "../host/index.ts";
import { Notice } from "../ui/index.ts";
import { words } from "./words.ts";

/** Shows a tool to a visitor who may use it. Both hosts open every tool through this, which asks once. */
export function ToolAccess({ tool, children }: { readonly tool: ToolId; readonly children: ReactNode }) {
  const { access } = useToolHost();
  const asked = useMemo(() => ask(access, tool), [access, tool]);
  const answer = useAnswer(asked);

  if (answer === "waiting") return <p role="status">{words.opening}</p>;
  if (answer !== "failed") return children;
  return (
    <Notice tone="stop" role="alert" title={words.failed}>
      <p>{words.retry}</p>
    </Notice>
  );
}

type Asked = AccessAnswer | Promise<AccessAnswer | "failed">;

/** A question that fails is an answer too, so that no failure ends as an uncaught error. */
function ask(access: AskAccess, tool: ToolId): Asked {
  const answer = access(tool);
  return answer instanceof Promise ? answer.catch(() => "failed" as const) : answer;
}

/** What is known of a question: at once where the answer is at hand, so that an open tool shows without a flash. */
function useAnswer(asked: Asked): AccessAnswer | "waiting" | "failed" {
  const [arrived, setArrived] = useState<{ of: Asked; answer: AccessAnswer | "failed" } | null>(null);
  useEffect(() => {
    if (!(asked instanceof Promise)) return;
    let isCurrent = true;
    asked.then((answer) => isCurrent && setArrived({ of: asked, answer }));
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  if (!(asked instanceof Promise)) return asked;
  return arrived?.of === asked ? arrived.answer : "waiting";
}
