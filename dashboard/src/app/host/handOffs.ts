import { findTool, storedToolName, type ToolId } from "@iep-insider/sdk/catalog";
import type { HandOff } from "@iep-insider/sdk/host";
import { createTabDraft, type TabDraft } from "../../forms/tabDraft.ts";

/**
 * What one tool hands to another to start with, kept in the tab's session storage until the tool opens, so that it
 * survives a payment page or a reload. Reading does not remove it, since React may discard a render and repeat it.
 */
export interface HandOffs {
  readonly leave: (to: ToolId, start: HandOff) => void;
  /** @returns the latest start for this tool; null if there is none or it was taken. */
  readonly waitingFor: (tool: ToolId) => HandOff | null;
  /** The tool has opened with its start, or has a draft that includes it. The next opening begins without. */
  readonly taken: (tool: ToolId) => void;
}

/** @param draftOf where a tool's start is stored. */
export function createHandOffs(
  draftOf: (tool: ToolId) => TabDraft = (tool) => createTabDraft(`start:${storedToolName(tool)}`),
): HandOffs {
  const starts = new Map<ToolId, HandOff>();
  return {
    leave: (to, start) => {
      // Storage may be blocked; memory works until a reload.
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

/** @param stored unvalidated. */
function handOffIn(stored: unknown): HandOff | null {
  if (typeof stored !== "object" || stored === null) return null;
  if (!("from" in stored) || !("answers" in stored)) return null;
  const { from, answers } = stored;
  const origin = from === "case" ? from : findTool(typeof from === "string" ? from : null)?.id;
  if (origin === undefined || typeof answers !== "object" || answers === null) return null;
  const isAnswer = (entry: [string, unknown]): entry is [string, string | string[]] => {
    const [, value] = entry;
    return (
      typeof value === "string" || (Array.isArray(value) && value.every((one) => typeof one === "string"))
    );
  };
  return { from: origin, answers: Object.fromEntries(Object.entries(answers).filter(isAnswer)) };
}
