import type { DefinedTool } from "./ToolDefinition.ts";

/** One object for each copy of this module. */
export const thisRuntime = {};

/**
 * Whether a tool can be mounted beside the current one in one element: both share one Preact and one host context only
 * if the same copy of this module defined them.
 */
export function isOfThisRuntime(tool: DefinedTool): boolean {
  return tool.runtime === thisRuntime;
}
