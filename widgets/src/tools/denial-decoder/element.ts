import sheet from "virtual:sheet/denial-decoder";
import { defineTool } from "../../element/index.ts";
import { DenialDecoder } from "./DenialDecoder.tsx";

/** `<iep-denial-decoder>` */
export const element = defineTool({
  tool: "denials",
  tag: "iep-denial-decoder",
  Tool: DenialDecoder,
  sheet,
});
