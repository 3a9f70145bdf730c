import { expect, it } from "vitest";
import type { EvaluationCases } from "./EvaluationCase.ts";
import { runCases } from "./runCases.ts";
import { chatAnswer, citation } from "./testing/answers.ts";

it("asks the cases of the given tools only, and goes on where one is not answered", async () => {
  const results = await runCases(
    {
      answer: async (_, input) => {
        if (JSON.stringify(input).includes("break")) throw new Error("Nothing was found.");
        return {
          answer: chatAnswer({ advice: "Ask for written notice.", citations: [citation("iee")] }),
          rejected: ["grade"],
        };
      },
      retrieved: () => new Set(["iee"]),
    },
    cases,
    ["chatbot"],
  );
  expect(results).toEqual([
    {
      tool: "chatbot",
      id: "breaks",
      isSafety: true,
      engine: null,
      isFallback: false,
      rejected: [],
      failures: [{ kind: "no answer", what: "Error: Nothing was found." }],
      citations: 0,
      grade: Number.NaN,
    },
    {
      tool: "chatbot",
      id: "works",
      isSafety: false,
      engine: "rules",
      isFallback: false,
      rejected: ["grade"],
      failures: [],
      citations: 1,
      grade: expect.any(Number),
    },
  ]);
});

const expected = { outcome: ["answered"], says: [["notice"]] } as const;

const cases: EvaluationCases = {
  chatbot: [
    { id: "breaks", why: "", wording: "plain", isSafety: true, input: { question: "break" }, expected },
    { id: "works", why: "", wording: "plain", input: { question: "work" }, expected },
  ],
  goals: [{ id: "other-tool", why: "", wording: "plain", input: { goalText: "Lee will read." }, expected }],
  denials: [],
  "jargon-translator": [],
  "dispute-guide": [],
};
