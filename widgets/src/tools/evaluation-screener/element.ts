import sheet from "virtual:sheet/evaluation-screener";
import { defineTool } from "../../element/index.ts";
import { EvaluationScreener } from "./EvaluationScreener.tsx";

/** `<iep-evaluation-screener>` */
export const element = defineTool({
  tool: "disability-screener",
  tag: "iep-evaluation-screener",
  Tool: EvaluationScreener,
  sheet,
});
