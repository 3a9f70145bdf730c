import type { AiTool } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import { useMemo, useRef } from "react";

/** Counts that a tool was started and gave an answer, each once per mount (ADR 13). */
export interface Counts {
  readonly start: () => void;
  readonly complete: () => void;
}

export function useCounts(tool: AiTool): Counts {
  const { track } = useToolHost();
  const counted = useRef({ start: false, complete: false });
  return useMemo(() => {
    const once = (name: "start" | "complete") => {
      if (counted.current[name]) return;
      counted.current[name] = true;
      track(`tool_${name}`, tool);
    };
    return { start: () => once("start"), complete: () => once("complete") };
  }, [track, tool]);
}
