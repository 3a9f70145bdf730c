import sheet from "virtual:sheet/504-screener";
import { defineTool } from "../../element/index.ts";
import { Iep504Screener } from "./Iep504Screener.tsx";

/** `<iep-504-screener>` */
export const element = defineTool({ tool: "screener", tag: "iep-504-screener", Tool: Iep504Screener, sheet });
