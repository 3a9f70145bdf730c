import { expect, it } from "vitest";
import { reportText } from "../../documents/index.ts";
import { disputeReport } from "./report.ts";
import { aGuidance } from "./tests/guidance.ts";

const typed = {
  issue: "service-denial",
  triedMeeting: "no",
  urgency: "not-urgent",
  additionalContext: "No bus came since May.",
} as const;
const copied = (some = {}) =>
  reportText(disputeReport(aGuidance(some), typed, "2026-11-22")).replace(/\s+/g, " ");

it.each([
  ["the way and why", "ASK IN WRITING, THEN COMPLAIN TO THE STATE"],
  ["the urgency in words", "Medium urgency: act in the next weeks"],
  [
    "a time limit with its last day",
    "State complaint: The state has to get it not more than 1 year after what happened. Last day: November 2, 2027.",
  ],
  ["one that is over", "The last day was May 1, 2026. This time seems to be over."],
  ["each step", "1. Write to the school"],
  ["who does it", "Who: You, to the principal"],
  ["what it costs", "Cost: Free"],
  ["what to attach", "What to send with it: The IEP; Your notes"],
  ["the form and its address", "Form: The state's form, https://state.test/form"],
  ["the risk", "Risk: The school may answer with its own view."],
  ["when to stop", "When to stop: Stop when the services are back."],
  ["stay put", "Only a due process complaint keeps your child"],
  ["the warnings", "A state complaint does not keep your child where they are."],
  ["what was asked", "- The school says no to a service, or cuts one - No bus came since May."],
  ["its sources", "34 CFR 300.151-300.153"],
  ["that it is not legal advice", "This is not legal advice."],
  ["the day it was made", "on November 22, 2026."],
])("has %s", (_, text) => expect(copied()).toContain(text));

it("has the steps in a sentence each where there is nothing more on them", () =>
  expect(copied({ route: [] })).toContain("- 1. Write to the school. - 2. File a state complaint."));

it("has no empty parts", () => {
  const none = { deadlines: [], warnings: [], resources: [], timeline: "", stayPut: "", citations: [] };
  expect(copied(none)).not.toMatch(
    /Your time limits|Watch out|Who can help|How long it may take|Where your child stays|Sources/,
  );
});
