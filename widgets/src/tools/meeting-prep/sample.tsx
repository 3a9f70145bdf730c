import type { ToolSample } from "../../samples/ToolSample.ts";
import type { ItemId } from "./content.ts";
import { MeetingChecklist } from "./MeetingChecklist.tsx";

const done: readonly ItemId[] = [
  "ask-for-drafts",
  "reread-iep",
  "top-concerns",
  "gather-samples",
  "about-my-child",
  "concerns-statement",
  "time-and-place",
];

export const sample: ToolSample = {
  child: "Tessa",
  situation:
    "Tessa is 16 and autistic. Her yearly IEP meeting is next Tuesday, and it will be about life after high school. Her aunt has ticked what is done.",
  Result: MeetingChecklist,
  begin: (place) => {
    for (const id of done) place.querySelector<HTMLInputElement>(`input[value="${id}"]`)?.click();
  },
};
