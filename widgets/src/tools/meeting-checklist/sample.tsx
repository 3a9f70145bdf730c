import type { ToolSample } from "../../samples/ToolSample.ts";
import { MeetingChecklist } from "./MeetingChecklist.tsx";
import { sampleAnswers } from "./sampleAnswers.ts";

export const sample: ToolSample = {
  child: "Tessa",
  situation:
    "Tessa is 16 and autistic. Her yearly IEP meeting is next Tuesday, and it will be about life after high school. Her aunt has checked off what is done.",
  Result: MeetingChecklist,
  begin: (place) => {
    for (const id of sampleAnswers) place.querySelector<HTMLInputElement>(`input[value="${id}"]`)?.click();
  },
};
