import { nothing, type ToolSample } from "../../samples/ToolSample.ts";
import type { ItemId, SectionId } from "./content.ts";
import { ResultScreen } from "./ResultScreen.tsx";

const answers: Readonly<Partial<Record<SectionId, readonly ItemId[]>>> = {
  academic: ["academic-1", "academic-3", "academic-6"],
  attention: ["attention-6"],
  "speech-language": ["speech-language-5"],
};

export const sample: ToolSample = {
  child: "Lucia",
  situation:
    "Lucia is 8 and in third grade. She tells great stories, but reads far more slowly than her class and cannot spell words that she has practiced all week. Nobody has tested her yet.",
  Result: () => <ResultScreen answers={answers} back={nothing} startOver={nothing} />,
};
