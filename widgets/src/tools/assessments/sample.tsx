import { nothing, type ToolSample } from "../../samples/ToolSample.ts";
import { ResultScreen } from "./ResultScreen.tsx";
import { sampleAnswers } from "./sampleAnswers.ts";

export const sample: ToolSample = {
  child: "Grace",
  situation:
    "Grace is 6 and in first grade. She was born early. Holding a pencil and closing a zipper are hard for her, and she looks for words when she tells something. Her mother used the questionnaire on which tests to ask for.",
  Result: () => (
    <ResultScreen
      questionnaire="planning"
      answers={sampleAnswers}
      onAnother={nothing}
      back={nothing}
      startOver={nothing}
    />
  ),
};
