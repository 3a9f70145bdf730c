import { retryImport } from "@iep-insider/sdk/ui";
import { fillLater } from "./fillLater.ts";
import { mountTool } from "./mountTool.tsx";
import { wear } from "./styleSheets.ts";
import type { TitledTool } from "./ToolDefinition.ts";
import { toolClass } from "./toolClass.ts";

/** A self-contained file and the npm package have one language. */
const hasOther = !import.meta.env.IEP_IS_SELF_CONTAINED && !import.meta.env.IEP_IN_PACKAGE;

/** The custom element of a tool whose files are here. Its overlay and its frame come when an attribute asks for them. */
export function createToolElement(definition: TitledTool): CustomElementConstructor {
  const { tool, title, sheet, choose } = definition;
  const mount = mountTool(definition);
  const framed = fillLater(definition, () =>
    import("../frame/framed.ts")
      .catch(retryImport<typeof import("../frame/framed.ts")>)
      .then(({ framed }) => framed(tool, title)),
  );
  return toolClass({
    tool,
    title,
    dress: (root) => wear(root, sheet),
    fill: choose?.(mount, framed) ?? mount,
    framed,
    overlay: () =>
      import("./overlay/overlayView.ts")
        .catch(retryImport<typeof import("./overlay/overlayView.ts")>)
        .then(({ overlay }) => overlay),
    other: hasOther ? async () => (await import("./partsOf.ts")).partsOf(definition.tag) : undefined,
  });
}
