import type { ToolId } from "@iep-insider/sdk/catalog";
import type { ComponentType } from "react";
import { createToolElement } from "./toolElement.ts";

export interface ToolDefinition {
  /** The tool's id in the catalog. */
  readonly tool: ToolId;
  /** The tag it is known by; the catalog's, as a test checks. */
  readonly tag: `${string}-${string}`;
  /** The screen. Everything it needs from outside comes from its host. */
  readonly Tool: ComponentType;
  /** The finished CSS of the tool's folder: `virtual:sheet/<tool>`. */
  readonly sheet: string;
}

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
