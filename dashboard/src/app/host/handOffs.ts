import type { ToolId } from "@iep-insider/sdk/catalog";
import type { HandOff } from "@iep-insider/sdk/host";

/** What one tool left for another to start with: in memory, until that tool takes it or the page is left. */
export interface HandOffs {
  readonly leave: (to: ToolId, start: HandOff) => void;
  /** @returns the start left last for this tool, once; null when there is none. */
  readonly take: (tool: ToolId) => HandOff | null;
}

export function createHandOffs(): HandOffs {
  const starts = new Map<ToolId, HandOff>();
  return {
    leave: (to, start) => void starts.set(to, start),
    take: (tool) => {
      const start = starts.get(tool) ?? null;
      starts.delete(tool);
      return start;
    },
  };
}
