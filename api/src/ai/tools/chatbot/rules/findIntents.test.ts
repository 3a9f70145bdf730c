import { describe, expect, it } from "vitest";
import { findIntents } from "./findIntents.ts";
import { intents } from "./intents/index.ts";

const idsIn = (question: string) => findIntents(question).map(({ id }) => id);

/** `posted/` and the evaluation have the questions as parents ask them. */
describe("what a question asks", () => {
  it.each(intents.flatMap(({ id, examples }) => examples.map((example) => [id, example] as const)))(
    "its own example, %s: %s",
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
  ])("nothing that we hold: %s", (question) => {
    expect(idsIn(question)).toEqual([]);
  });

  it("two things at once, in capitals and after a long story", () => {
    const story = "My son is seven and loves trains. We moved here when he was four. His teacher is kind.";
    const asked = "Can I bring a friend to the IEP meeting? AND IS IT OK TO RECORD IT!!!";
    expect(idsIn(`${story} ${asked}`).sort()).toEqual(["bring-someone", "record-meeting"]);
  });
});
