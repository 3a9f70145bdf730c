import type { ToolId } from "@iep-insider/sdk/catalog";
import { createToolElement } from "./createToolElement.ts";
import { mountTool } from "./mountTool.tsx";
import { thisRuntime } from "./runtime.ts";
import { hasWork } from "./sealed/workInTab.ts";
import type { DefinedTool, ToolDefinition } from "./ToolDefinition.ts";

/** Describes one tool as an element. Importing this registers nothing. */
export function defineTool(given: ToolDefinition): DefinedTool {
  // The id is the tag's name. TypeScript cannot infer this through `replace`.
  const definition = { ...given, tool: given.tag.replace(/^iep-/, "") as ToolId };
  return {
    ...definition,
    runtime: thisRuntime,
    register(title, isTranslated = false) {
      if (typeof customElements === "undefined") return false;
      const known = customElements.get(definition.tag);
      if (known) {
        // The module of another language finds it defined.
        if (!("waitsForTool" in known || isTranslated)) {
          console.warn(`<${definition.tag}> is defined twice. Remove one of its scripts.`);
        }
        return false;
      }
      customElements.define(definition.tag, createToolElement({ ...definition, title, isTranslated }));
      return true;
    },
    fill: (title, isTranslated = false) => mountTool({ ...definition, title, isTranslated }),
    hasWork,
  };
}
