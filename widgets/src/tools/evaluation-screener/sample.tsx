import { nothing, type ToolSample } from "../../samples/ToolSample.ts";
import { ResultScreen } from "./ResultScreen.tsx";
import { sampleAnswers } from "./sampleAnswers.ts";

export const sample: ToolSample = {
  child: "Lucia",
  situation:
    "Lucia is 8 and in third grade. She tells great stories, but reads far more slowly than her class and cannot spell words that she has practiced all week. Nobody has tested her yet.",
  Result: () => <ResultScreen answers={sampleAnswers} back={nothing} startOver={nothing} />,
};
