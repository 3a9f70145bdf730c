import type { DecodedDenial } from "@iep-insider/sdk/contract";
import { nothing, type ToolSample } from "../../samples/ToolSample.ts";
import { DenialResult } from "./DenialResult.tsx";
import { reasonShown } from "./reasonShown.ts";
import spanish from "./sampleAnswer.es.json" with { type: "json" };
import english from "./sampleAnswer.json" with { type: "json" };

const { question, answer } = import.meta.env.IEP_LOCALE === "es" ? spanish : english;
const sent = {
  texts: [
    { field: "denialReason", text: question.denialReason },
    { field: "context", text: question.context },
  ],
  replaced: [],
};

export const sample: ToolSample = {
  child: "Nora",
  situation:
    "Nora is 10, lives in Pennsylvania and has dyslexia. Her school will not test her, because her grades are good.",
  typed: [
    { label: "The school's reason, from the list", text: reasonShown(question.denialReason) },
    { label: "What Nora's mother added", text: question.context },
  ],
  Result: () => (
    <DenialResult
      denial={answer as DecodedDenial}
      typed={question}
      sent={sent}
      state="PA"
      onAgain={nothing}
    />
  ),
};
