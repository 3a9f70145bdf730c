import { nothing, type ToolSample } from "../../samples/ToolSample.ts";
import type { Area, Tick } from "./planning/questions.ts";
import { ResultScreen } from "./ResultScreen.tsx";

const answers: { readonly [Id in Area]: readonly (Tick<Id> | "none")[] } = {
  academic: ["writing"],
  communication: ["using-language"],
  behavior: ["none"],
  motor: ["handwriting", "self-care"],
  adaptive: ["none"],
};

export const sample: ToolSample = {
  child: "Grace",
  situation:
    "Grace is 6 and in first grade. She was born early. Holding a pencil and closing a zipper are hard for her, and she looks for words when she tells something. Her mother used the questionnaire on which tests to ask for.",
  Result: () => (
    <ResultScreen
      questionnaire="planning"
      answers={answers}
      onAnother={nothing}
      back={nothing}
      startOver={nothing}
    />
  ),
};
