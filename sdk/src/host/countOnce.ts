import type { CountedEvent } from "../contract/index.ts";
import type { ToolHost } from "./ToolHost.ts";

/**
 * Counts one opening of a tool: each event once, however often a parent starts over; nothing is started that was not
 * opened, also before the gate, and nothing is finished that was not started, also where a kept draft was at its last
 * question. Every host counts through it.
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
