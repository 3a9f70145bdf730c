import { loadStates, type StateRecord, type States } from "@iep-insider/sdk/law";
import { beforeAll, expect, it } from "vitest";
import type { LetterType } from "../form/fields.ts";
import { rulesToShow } from "./rulesToShow.ts";

let states: States;
beforeAll(async () => {
  states = await loadStates();
});

it.each([
  ["initial_evaluation", ["The first step after you ask for testing", "How long testing may take"]],
  ["iep_meeting", ["A meeting that you ask for"]],
  ["specific_services", ["A meeting that you ask for"]],
  ["records_request", ["When you get to see records"]],
  ["follow_up", []],
] as const)("%s has the rules on %j, and none where no days apply", (type, topics) => {
  const shown = (letter: LetterType, record: StateRecord) =>
    rulesToShow(letter, record).map(({ held }) => held.topic.title);
  for (const record of Object.values(states)) expect(shown(type, record)).toEqual(topics);
});

it("says which of them a letter may cite: the days of an evaluation run only from consent", () => {
  const inLetters = (letter: LetterType) =>
    rulesToShow(letter, states.MA).map(({ isForLetter }) => isForLetter);
  expect(inLetters("initial_evaluation")).toEqual([true, false]);
  expect(inLetters("iep_meeting")).toEqual([true]);
});
