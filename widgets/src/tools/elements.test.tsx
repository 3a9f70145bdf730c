import { toolById } from "@iep-insider/sdk/catalog";
import { expect, it } from "vitest";
import type { DefinedTool } from "../element/index.ts";

const modules = import.meta.glob<{ element: DefinedTool }>("./*/element.ts", { eager: true });

it.each(Object.entries(modules))(
  "%s bears the id of its folder and the tag of the catalog",
  (path, { element }) => {
    expect(element.tool).toBe(path.split("/")[1]);
    expect(element.tag).toBe(toolById(element.tool).tag);
  },
);
