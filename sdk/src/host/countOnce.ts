import type { CountedEvent } from "../contract/index.ts";
import type { ToolHost } from "./ToolHost.ts";

/**
 * Counts one opening of a tool: each event once, however often a parent starts over. Start is counted only after load,
 * even before the gate, and completion only after start, even if a draft resumes at the last question. Every host uses
 * it.
 * @param count sends the count.
 */
export function countOnce(count: ToolHost["track"]): ToolHost["track"] {
  const counted = new Set<CountedEvent>();
  const once: ToolHost["track"] = (event, tool) => {
    if (counted.has(event)) return;
    counted.add(event);
    count(event, tool);
  };
  return (event, tool) => {
    if (event === "tool_start" || event === "tool_complete") once("tool_load", tool);
    if (event === "tool_complete") once("tool_start", tool);
    once(event, tool);
  };
}
