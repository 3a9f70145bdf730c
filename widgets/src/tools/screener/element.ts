import sheet from "virtual:sheet/screener";
import { defineTool } from "../../element/index.ts";
import { PlanScreener } from "./PlanScreener.tsx";

/** `<iep-504-screener>` */
export const element = defineTool({ tool: "screener", tag: "iep-504-screener", Tool: PlanScreener, sheet });
