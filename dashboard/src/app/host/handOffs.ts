import { findTool, storedToolName, type ToolId } from "@iep-insider/sdk/catalog";
import type { HandOff } from "@iep-insider/sdk/host";
import { createTabDraft, type TabDraft } from "../../forms/tabDraft.ts";

/**
 * What one tool left for another to start with, until that tool is open. It is kept in this tab, so that it is still
 * there after a payment page or a reload. Looking takes nothing away, since a render may be thrown away and done again.
 */
export interface HandOffs {
  readonly leave: (to: ToolId, start: HandOff) => void;
  /** @returns the start left last for this tool; null when there is none, or when it was taken. */
  readonly waitingFor: (tool: ToolId) => HandOff | null;
  /** The tool is open with its start, or keeps a draft that began with it. Opened another time, it begins without. */
  readonly taken: (tool: ToolId) => void;
}

/** @param draftOf where the start of a tool is kept. */
export function createHandOffs(
  draftOf: (tool: ToolId) => TabDraft = (tool) => createTabDraft(`start:${storedToolName(tool)}`),
): HandOffs {
  const starts = new Map<ToolId, HandOff>();
  return {
    leave: (to, start) => {
      // Where storage is blocked, memory is what there is.
      starts.set(to, start);
      draftOf(to).write(start);
    },
    waitingFor: (tool) => starts.get(tool) ?? handOffIn(draftOf(tool).read()),
    taken: (tool) => {
      starts.delete(tool);
      draftOf(tool).write(null);
    },
  };
}

/** @param stored whatever was in the storage. */
function handOffIn(stored: unknown): HandOff | null {
  if (typeof stored !== "object" || stored === null) return null;
  if (!("from" in stored) || !("answers" in stored)) return null;
  const { from, answers } = stored;
  const tool = findTool(typeof from === "string" ? from : null);
  if (tool === undefined || typeof answers !== "object" || answers === null) return null;
  const isAnswer = (entry: [string, unknown]): entry is [string, string | string[]] => {
    const [, value] = entry;
    return (
      typeof value === "string" || (Array.isArray(value) && value.every((one) => typeof one === "string"))
    );
  };
  return { from: tool.id, answers: Object.fromEntries(Object.entries(answers).filter(isAnswer)) };
}
