import type { GoalAnalysis } from "@iep-insider/sdk/contract";
import type { ToolSample } from "../../samples/ToolSample.ts";
import { GoalResult } from "./GoalResult.tsx";
import spanish from "./sampleAnswer.es.json" with { type: "json" };
import english from "./sampleAnswer.json" with { type: "json" };

const { question, answer } = import.meta.env.IEP_LOCALE === "es" ? spanish : english;

export const sample: ToolSample = {
  child: "Kai",
  situation:
    "Kai is 9 and has a learning disability in reading. His grandmother brings up one goal of his new IEP, and wants to know if it says enough.",
  typed: [{ label: "The goal in Kai's IEP", text: question.goalText, isOfSchool: true }],
  Result: () => <GoalResult analysis={answer as GoalAnalysis} typed={question.goalText} state="" />,
};
