import type { ToolId } from "@iep-insider/sdk/catalog";

/** The events that an element sends to the page; `reference/events.ts` describes each. */
export const eventNames = ["iep:ready", "iep:result", "iep:access", "iep:error"] as const;

export type ToolEventName = (typeof eventNames)[number];

/** Names the tool and nothing else: never what a parent typed, checked, chose or got. */
export interface ToolEventDetail {
  readonly tool: ToolId;
  readonly completed: boolean;
}

export function dispatchToolEvent(element: Element, name: ToolEventName, tool: ToolId): void {
  const detail: ToolEventDetail = { tool, completed: name === "iep:result" };
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
