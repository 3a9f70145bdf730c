import { createRoot } from "react-dom/client";
import type { TitledTool } from "./ToolDefinition.ts";
import { ToolFrame } from "./ToolFrame.tsx";
import type { Fill } from "./View.ts";

/** The tool itself, in the page. */
export function mountTool(tool: TitledTool): Fill {
  return (element, place) => {
    const root = createRoot(place);
    root.render(<ToolFrame element={element} tool={tool} />);
    return { leave: () => root.unmount() };
  };
}
