import { describe, expect, it } from "vitest";
import type { ReasonKind } from "./ReasonKind.ts";
import { reasonsIn } from "./reasonsIn.ts";

/** As parents write them; no label of ours among them. */
const said: Readonly<Partial<Record<ReasonKind, readonly string[]>>> = {
  budget_constraints: [
    "The principal said our funding got pulled this year",
    "There's a hiring freeze",
    "our speech teacher left and there's no replacement",
    "the psychologist is on maternity leave until march",
    "the special ed director says insurance should cover therapy",
    "the OT has a waiting list",
  ],
  child_passing: [
    "they say he's making progress",
    "he's in the gifted program so no",
    "his IQ is too high",
    "tests came back normal",
    "said he would need to fail first",
    "she hasnt failed anything",
  ],
  parent_concern_only: [
    "Teachers report no concerns",
    "told me it's a home problem",
    "They think I'm being overprotective",
    "you cant request an evaluation, only teachers can",
  ],
  childs_fault: [
    "they said his behavior is the reason not a disability",
    "she's just lazy",
    "its attention-seeking",
  ],
  wait: [
    "She's only in kindergarten, kids develop at different rates",
    "boys mature later",
    "they said ask again in the fall",
    "we dont test until 3rd grade",
  ],
  try_other_interventions: [
    "they want me to go through the SST process",
    "we already do small group reading",
  ],
  diagnosis_first: ["you need to get a private evaluation", "they want a doctors note"],
  not_eligible: ["medical diagnosis isn't an educational diagnosis", "He is not far enough behind"],
  wrong_label: ["We don't do dyslexia", "only severe kids get aides", "he's not bad enough"],
  too_young_old: ["she will turn 22 this spring", "they said come back when he's 6", "he already graduated"],
  no_services: ["no space in the program", "the district doesn't provide 1:1 aides"],
  policy: ["We'd have to do it for everyone", "not in our curriculum"],
  plan_504_enough: ["he can't have both a 504 and IEP", "ADHD kids get a 504 not an IEP"],
  learning_english: ["he is bilingual", "he speaks spanish at home"],
  missed_school: ["he has too many absences", "she missed so much because of covid"],
  setting: ["its not the least restrictive environment", "inclusion only, we don't have pull out"],
  private_school: ["she's been homeschooled", "he goes to a catholic school"],
  no_need: ["he doesn't need it", "it will make her dependent", "the IEP team voted no"],
  medication_first: ["they said try meds first", "He should be on medication before we talk about an IEP"],
  recent_evaluation: ["we evaluated him last spring", "They did testing in October and it's only January"],
  no_significant_impact: ["not a school problem its medical", "it doesn't affect her learning"],
  no_reason: ["just because", "they never wrote back"],
};

describe.each(Object.entries(said))("a reason in a parent's words: %s", (kind, sentences) => {
  it.each(sentences)("%s", (sentence) => {
    expect(reasonsIn(sentence, "")).toContain(kind);
    expect(reasonsIn(sentence.toUpperCase(), "")).toContain(kind);
  });
});

describe("a reason that nobody knows", () => {
  it.each([
    "because he takes the bus",
    "The moon was full",
    "The lights in the room are too bright",
    "purple",
  ])("%s", (sentence) => {
    expect(reasonsIn(sentence, "")).toEqual([]);
  });

  it("is looked for in the story", () => {
    expect(reasonsIn("purple", "They told me there is no money.")).toEqual(["budget_constraints"]);
  });
});
