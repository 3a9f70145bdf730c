import { nothing, sampleDay, type ToolSample } from "../../samples/ToolSample.ts";
import { type Entry, type EntryForm, withEntry } from "./logic.ts";
import { SummaryScreen } from "./SummaryScreen.tsx";
import type { CheckInCourse } from "./useCheckIns.tsx";

const form = (
  emotion: EntryForm["emotion"],
  intensity: EntryForm["intensity"],
  context: EntryForm["context"],
  triggers = "",
  notes = "",
): EntryForm => ({ emotion, intensity, context, triggers, notes });

/** Two weeks, one check-in on most school days. */
const forms: readonly EntryForm[] = [
  form("calm", 3, "home"),
  form("worried", 4, "school", "noise, lunch", "Did not want to go into the lunchroom."),
  form("happy", 4, "home", "", "Baked bread with Grandpa."),
  form("overwhelmed", 4, "school", "noise, assembly"),
  form("tired", 2, "home"),
  form("worried", 3, "school", "lunch"),
  form("confident", 4, "social", "", "Showed a friend her drawings."),
  form("overwhelmed", 5, "school", "noise", "Sat in the hall until the bell."),
  form("okay", 3, "therapy"),
  form("frustrated", 3, "school", "noise, math"),
];

const entries = forms.reduce<readonly Entry[]>((before, one, index) => {
  const daysAgo = forms.length - index;
  return withEntry(before, one, new Date(sampleDay.getTime() - daysAgo * 24 * 60 * 60_000));
}, []);

const course: CheckInCourse = {
  stage: "summary",
  typedName: null,
  childName: "Zoe",
  entries,
  form: form("", 3, ""),
  isJustSaved: false,
  removed: null,
  where: "device",
  forgotten: null,
  screenKey: "summary",
  setChildName: nothing,
  setForm: nothing,
  add: nothing,
  seeSummary: nothing,
  goToIntro: nothing,
  save: () => [],
  startOver: nothing,
  remove: nothing,
  putBack: nothing,
  forgetAll: nothing,
};

export const sample: ToolSample = {
  child: "Zoe",
  situation:
    "Zoe is 11 and comes home worn out. Her parents wrote down how she felt for two weeks, so that they can show the school when it is hardest.",
  Result: () => <SummaryScreen course={course} />,
};
