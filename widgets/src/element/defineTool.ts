import { createToolElement } from "./createToolElement.ts";
import { mountTool } from "./mountTool.tsx";
import type { ToolDefinition } from "./ToolDefinition.ts";
import type { Fill } from "./View.ts";

export interface DefinedTool extends ToolDefinition {
  /**
   * Makes the tag known to the browser. Does nothing on a server; a second time it warns and keeps the first.
   * @param title the tool's title in the catalog.
   * @returns whether it was registered now.
   */
  register(title: string): boolean;
  /** The tool itself, for an element whose class was defined without it. */
  fill(title: string): Fill;
  /** What made it: see `isOfThisRuntime`. */
  readonly runtime: object;
}

/** Describes one tool as an element. Importing this registers nothing. */
export function defineTool(definition: ToolDefinition): DefinedTool {
  return {
    ...definition,
    runtime: thisRuntime,
    register(title) {
      if (typeof customElements === "undefined") return false;
      const known = customElements.get(definition.tag);
      if (known) {
        if (!("waitsForTool" in known)) {
          console.warn(`<${definition.tag}> is defined twice. Remove one of its scripts.`);
        }
        return false;
      }
      customElements.define(definition.tag, createToolElement({ ...definition, title }));
      return true;
    },
    fill: (title) => mountTool({ ...definition, title }),
  };
}

/**
 * Whether a tool can be mounted beside the current one in one element: both share one Preact and one host context only
 * if the same copy of this module defined them.
 */
export function isOfThisRuntime(tool: DefinedTool): boolean {
  return tool.runtime === thisRuntime;
}

const thisRuntime = {};
