import { toolById } from "@iep-insider/sdk/catalog";
import { expect, it } from "vitest";
import type { DefinedTool } from "../element/index.ts";

const modules = import.meta.glob<{ element: DefinedTool }>("./*/element.ts", { eager: true });

it.each(Object.entries(modules))(
  "%s has the tag of the catalog, and its folder the name of its tag",
  (path, { element }) => {
    expect(element.tag.replace(/^iep-/, "")).toBe(path.split("/")[1]);
    expect(element.tag).toBe(toolById(element.tool).tag);
  },
);
