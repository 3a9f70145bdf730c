import { nothing, type ToolSample } from "../../samples/ToolSample.ts";
import { ResultScreen } from "./ResultScreen.tsx";
import { sampleAnswers } from "./sampleAnswers.ts";

export const sample: ToolSample = {
  child: "Maya",
  situation:
    "Maya is 7 and in second grade. She has epilepsy, and a trained adult has to give her rescue medicine when a seizure does not stop. After a seizure she loses the thread in class.",
  Result: () => <ResultScreen answers={sampleAnswers} back={nothing} startOver={nothing} />,
};
