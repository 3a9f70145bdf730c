import type { ToolId } from "@iep-insider/sdk/catalog";
import type { HandOff } from "@iep-insider/sdk/host";

/**
 * What one tool left for another to start with: in memory, until that tool stands or the page is left. Looking
 * takes nothing away, since a render may be thrown away and done again.
 */
export interface HandOffs {
  readonly leave: (to: ToolId, start: HandOff) => void;
  /** @returns the start left last for this tool; null when there is none, or when it was taken. */
  readonly waitingFor: (tool: ToolId) => HandOff | null;
  /** The tool stands with its start. When it is opened another time, it begins without. */
  readonly taken: (tool: ToolId) => void;
}

export function createHandOffs(): HandOffs {
  const starts = new Map<ToolId, HandOff>();
  return {
    leave: (to, start) => void starts.set(to, start),
    waitingFor: (tool) => starts.get(tool) ?? null,
    taken: (tool) => void starts.delete(tool),
  };
}
