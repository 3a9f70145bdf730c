import sheet from "virtual:sheet/aide-screener";
import { defineTool } from "../../element/index.ts";
import { AideScreener } from "./AideScreener.tsx";

/** `<aide-screener>` */
export const element = defineTool({ tag: "aide-screener", Tool: AideScreener, sheet });
