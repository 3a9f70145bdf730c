import sheet from "virtual:sheet/assessments";
import { defineTool } from "../../element/index.ts";
import { Assessments } from "./Assessments.tsx";

/** `<iep-assessments>` */
export const element = defineTool({
  tag: "iep-assessments",
  Tool: Assessments,
  sheet,
});
