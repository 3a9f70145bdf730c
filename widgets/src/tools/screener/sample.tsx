import { nothing, type ToolSample } from "../../samples/ToolSample.ts";
import type { OptionId, QuestionId } from "./content.ts";
import { ResultScreen } from "./ResultScreen.tsx";

const answers: { readonly [Id in QuestionId]: readonly [OptionId<Id>] } = {
  skills: ["one-year"],
  help: ["small-group"],
  frequency: ["most-days"],
  areas: ["two"],
  progress: ["some"],
  evaluation: ["doctor"],
  away: ["monthly"],
  "without-help": ["less"],
};

export const sample: ToolSample = {
  child: "Theo",
  situation:
    "Theo is 10 and in fourth grade. A doctor has found ADHD. He is about a year behind in writing, and the extra help in class has not been enough so far.",
  Result: () => <ResultScreen answers={answers} back={nothing} startOver={nothing} />,
};
