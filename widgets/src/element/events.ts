import type { ToolId } from "@iep-insider/sdk/catalog";

/** What an element tells the page. Events bubble and cross the shadow root. */
export const events = [
  { name: "iep:ready", meaning: "The tool is on the page and can be used." },
  { name: "iep:result", meaning: "A parent has come to a result." },
  { name: "iep:access", meaning: "The tool is open to this visitor." },
  { name: "iep:error", meaning: "The tool could not go on; it says so in place." },
] as const;

export type ToolEventName = (typeof events)[number]["name"];

/** Names the tool and nothing else: never what a parent typed, ticked, chose or got. */
export interface ToolEventDetail {
  readonly tool: ToolId;
  readonly completed: boolean;
}

export function dispatchToolEvent(element: Element, name: ToolEventName, tool: ToolId): void {
  const detail: ToolEventDetail = { tool, completed: name === "iep:result" };
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
