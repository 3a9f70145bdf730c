import { createToolElement } from "./createToolElement.ts";
import type { ToolDefinition } from "./ToolDefinition.ts";

export interface DefinedTool extends ToolDefinition {
  /**
   * Makes the tag known to the browser. Does nothing on a server; a second time it warns and keeps the first.
   * @returns whether it was registered now.
   */
  register(): boolean;
}

/** Describes one tool as an element. Importing this registers nothing. */
export function defineTool(definition: ToolDefinition): DefinedTool {
  return {
    ...definition,
    register() {
      if (typeof customElements === "undefined") return false;
      if (customElements.get(definition.tag)) {
        console.warn(
          `<${definition.tag}> is defined already; the first one stays. Is its script on the page twice?`,
        );
        return false;
      }
      customElements.define(definition.tag, createToolElement(definition));
      return true;
    },
  };
}
