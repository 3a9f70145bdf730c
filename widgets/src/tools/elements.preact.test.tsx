import { toolById } from "@iep-insider/sdk/catalog";
import { componentName } from "@iep-insider/sdk/embed";
import { expect, it } from "vitest";
import type { DefinedTool } from "../element/index.ts";

const modules = import.meta.glob<{ element: DefinedTool }>("./*/element.ts", { eager: true });

it.each(Object.entries(modules))(
  "%s has the id of its folder, the tag of the catalog, and a component named after the id",
  (path, { element }) => {
    expect(element.tool).toBe(path.split("/")[1]);
    expect(element.tag).toBe(toolById(element.tool).tag);
    // An identifier cannot begin with a digit.
    const { tool, tag } = element;
    expect(element.Tool.name).toBe(componentName(/^\d/.test(tool) ? tag : tool));
  },
);
