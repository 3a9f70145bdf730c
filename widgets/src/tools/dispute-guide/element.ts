import sheet from "virtual:sheet/dispute-guide";
import { defineTool } from "../../element/index.ts";
import { DisputeGuide } from "./DisputeGuide.tsx";

/** `<iep-dispute-guide>` */
export const element = defineTool({
  tag: "iep-dispute-guide",
  Tool: DisputeGuide,
  sheet,
});
