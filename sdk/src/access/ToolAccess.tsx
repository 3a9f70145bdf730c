import { type ReactNode, useEffect, useState } from "react";
import type { ToolId } from "../catalog/index.ts";
import { type AccessAnswer, useToolHost } from "../host/index.ts";
import { Notice } from "../ui/index.ts";
import { words } from "./words.ts";

/** Shows a tool to a visitor who may use it. Both hosts open every tool through this. */
export function ToolAccess({ tool, children }: { readonly tool: ToolId; readonly children: ReactNode }) {
  const { access } = useToolHost();
  const [answer, setAnswer] = useState<AccessAnswer | null>(() => {
    const first = access(tool);
    if (!(first instanceof Promise)) return first;
    // The effect asks again and shows what became of it; here a failure must not end as an uncaught error.
    first.catch(() => {});
    return null;
  });
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    Promise.resolve(access(tool)).then(
      (next) => current && setAnswer((known) => (known?.state === next.state ? known : next)),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [access, tool]);

  if (answer?.state === "open") return children;
  return failed ? (
    <Notice tone="stop" role="alert" title={words.failed}>
      <p>{words.retry}</p>
    </Notice>
  ) : (
    <p role="status">{words.opening}</p>
  );
}
