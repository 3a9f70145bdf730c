import type { DisputeGuidance, DisputeQuestion } from "@iep-insider/sdk/contract";
import type { ToolSample } from "../../samples/ToolSample.ts";
import { DisputePlan } from "./DisputePlan.tsx";
import spanish from "./sampleAnswer.es.json" with { type: "json" };
import english from "./sampleAnswer.json" with { type: "json" };

const file = import.meta.env.IEP_LOCALE === "es" ? spanish : english;
const question = file.question as DisputeQuestion;

export const sample: ToolSample = {
  child: "Rosa",
  situation:
    "Rosa is 14, lives in Louisiana and has cerebral palsy. Her IEP is good, but nobody gives her the physical therapy that it promises.",
  typed: [{ label: "What Rosa's father told the guide", text: file.question.additionalContext }],
  Result: () => <DisputePlan guidance={file.answer as DisputeGuidance} typed={question} state="LA" />,
};
