import type { GoalAnalysis } from "@iep-insider/sdk/contract";
import type { ToolSample } from "../../samples/ToolSample.ts";
import { GoalResult } from "./GoalResult.tsx";
import file from "./sampleAnswer.json" with { type: "json" };

export const sample: ToolSample = {
  child: "Kai",
  situation:
    "Kai is 9 and has a learning disability in reading. His grandmother brings up one goal of his new IEP, and wants to know if it says enough.",
  typed: [{ label: "The goal in Kai's IEP", text: file.question.goalText }],
  Result: () => <GoalResult analysis={file.answer as GoalAnalysis} typed={file.question.goalText} state="" />,
};
