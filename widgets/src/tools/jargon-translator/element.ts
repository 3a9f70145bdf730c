import sheet from "virtual:sheet/jargon-translator";
import { defineTool } from "../../element/index.ts";
import { JargonTranslator } from "./JargonTranslator.tsx";

/** `<iep-jargon-translator>` */
export const element = defineTool({
  tag: "iep-jargon-translator",
  Tool: JargonTranslator,
  sheet,
});
