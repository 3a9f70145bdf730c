import { nothing, type ToolSample } from "../../samples/ToolSample.ts";
import type { ItemId } from "./content.ts";
import { ResultScreen } from "./ResultScreen.tsx";

const medical: readonly ItemId[] = ["medical-monitoring", "emergency-medication"];
const instructional: readonly ItemId[] = ["constant-redirection"];

export const sample: ToolSample = {
  child: "Maya",
  situation:
    "Maya is 7 and in second grade. She has epilepsy, and a trained adult has to give her rescue medicine when a seizure does not stop. After a seizure she loses the thread in class.",
  Result: () => <ResultScreen answers={{ medical, instructional }} back={nothing} startOver={nothing} />,
};
