import { nothing, type ToolSample } from "../../samples/ToolSample.ts";
import { ResultScreen } from "./ResultScreen.tsx";
import { sampleAnswers } from "./sampleAnswers.ts";

export const sample: ToolSample = {
  child: "Theo",
  situation:
    "Theo is 10 and in fourth grade. A doctor has found ADHD. He is about a year behind in writing, and the extra help in class has not been enough so far.",
  Result: () => <ResultScreen answers={sampleAnswers} back={nothing} startOver={nothing} />,
};
