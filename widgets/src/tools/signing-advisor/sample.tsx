import { nothing, type ToolSample } from "../../samples/ToolSample.ts";
import { ResultScreen } from "./ResultScreen.tsx";
import { sampleAnswers } from "./sampleAnswers.ts";

export const sample: ToolSample = {
  child: "Andre",
  situation:
    "Andre is 12, has Down syndrome and lives in Minnesota. His parents like most of the new IEP. But his speech sessions are cut, and two goals cannot be measured.",
  Result: () => (
    <ResultScreen answers={sampleAnswers} onAnswer={nothing} back={nothing} startOver={nothing} />
  ),
};
