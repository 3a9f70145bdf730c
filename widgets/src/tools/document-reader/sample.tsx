import { nothing, type ToolSample } from "../../samples/ToolSample.ts";
import { ResultScreen } from "./ResultScreen.tsx";
import { sampleDocument } from "./sampleAnswers.ts";

export const sample: ToolSample = {
  child: "Noor",
  situation:
    "Noor is in fourth grade and has an IEP for reading, writing and speech. The school sent her father the new IEP as a PDF of three pages.",
  Result: () => (
    <ResultScreen document={{ ...sampleDocument, removed: [] }} onChange={nothing} onAnother={nothing} />
  ),
};
