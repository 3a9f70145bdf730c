import { dateOf } from "@iep-insider/sdk/law";
import { nothing, sampleDay, type ToolSample } from "../../samples/ToolSample.ts";
import { emptyForm } from "./form/fields.ts";
import { ResultScreen } from "./result/ResultScreen.tsx";
import { sampleFields } from "./sampleFields.ts";

const form = { ...emptyForm(dateOf(sampleDay)), ...sampleFields };

export const sample: ToolSample = {
  child: "Samuel",
  situation:
    "Samuel is 9 and in third grade in Michigan. He reads far behind his class and cries when he has to read aloud. His mother asks the school in writing to test him.",
  Result: () => <ResultScreen form={form} back={nothing} startOver={nothing} onTranslate={nothing} />,
};
