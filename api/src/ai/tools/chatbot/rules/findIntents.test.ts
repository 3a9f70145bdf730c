import { expect, it } from "vitest";
import { findIntents } from "./findIntents.ts";
import { intents } from "./intents/index.ts";

const idsIn = (question: string) => findIntents(question).map(({ id }) => id);

/** `posted/` and the evaluation have the questions as parents ask them. */

it.each(intents.flatMap(({ id, examples }) => examples.map((example) => [id, example] as const)))(
  "%s: %s",
  (id, example) => {
    expect(idsIn(example)[0]).toBe(id);
  },
);

it.each([
  "hello",
  "Which day is picture day?",
  "My ex and I disagree about the IEP.",
  "The principal is retaliating since I complained.",
  "May the school search his backpack?",
])("what a question asks nothing that we hold: %s", (question) => {
  expect(idsIn(question)).toEqual([]);
});

it("what a question asks two things at once, in capitals and after a long story", () => {
  const story = "My son is seven and loves trains. We moved here when he was four. His teacher is kind.";
  const asked = "Can I bring a friend to the IEP meeting? AND IS IT OK TO RECORD IT!!!";
  expect(idsIn(`${story} ${asked}`).sort()).toEqual(["bring-someone", "record-meeting"]);
});
