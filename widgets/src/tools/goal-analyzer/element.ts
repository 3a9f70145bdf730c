import sheet from "virtual:sheet/goal-analyzer";
import { defineTool } from "../../element/index.ts";
import { GoalAnalyzer } from "./GoalAnalyzer.tsx";

/** `<iep-goal-analyzer>` */
export const element = defineTool({ tool: "goals", tag: "iep-goal-analyzer", Tool: GoalAnalyzer, sheet });
