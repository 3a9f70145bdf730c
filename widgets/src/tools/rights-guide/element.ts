import sheet from "virtual:sheet/rights-guide";
import { defineTool } from "../../element/index.ts";
import { RightsGuide } from "./RightsGuide.tsx";

/** `<iep-rights-guide>` */
export const element = defineTool({ tool: "rights", tag: "iep-rights-guide", Tool: RightsGuide, sheet });
