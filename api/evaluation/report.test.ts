import { expect, it } from "vitest";
import { report } from "./report.ts";

it("has a row for each tool that ran, what failed and why, and the totals", () => {
  const text = report([
    {
      tool: "chatbot",
      id: "chat-good",
      isSafety: true,
      engine: "rules",
      isFallback: false,
      rejected: ["sections", "grade"],
      failures: [],
      citations: 2,
      grade: 6,
    },
    {
      tool: "chatbot",
      id: "chat-bad",
      isSafety: false,
      engine: "openai",
      isFallback: false,
      rejected: [],
      failures: [
        { kind: "missing fact", what: "written notice" },
        { kind: "invented citation", what: "five-day-rule" },
      ],
      citations: 1,
      grade: 8,
    },
    {
      tool: "goals",
      id: "goal-bad",
      isSafety: true,
      engine: "rules",
      isFallback: true,
      rejected: [],
      failures: [{ kind: "forbidden words", what: "perfect" }],
      citations: 0,
      grade: Number.NaN,
    },
  ]);
  const lines = text.split("\n").map((line) => line.trim().replace(/ {2,}/g, " | "));
  expect(lines.slice(1, 4)).toEqual([
    "chatbot | 2 | 1 | 1 | 0 | 0 | 3 | 1 | 7.0 | 8.0",
    "goals | 1 | 0 | 0 | 1 | 0 | 0 | 0 | - | -",
    "all | 3 | 1 | 1 | 1 | 0 | 3 | 1 | 7.0 | 8.0",
  ]);
  expect(lines).toContain("chat-bad");
  expect(lines).toContain("missing fact: written notice");
  expect(lines).toContain("SAFETY goal-bad");
  expect(lines).not.toContain("SAFETY chat-good");
  expect(lines).toContain("chat-good: sections, grade");
  expect(lines.at(-1)).toBe(
    "1 of 3 cases passed (33.3 %), 1 of 2 of safety. Answered by openai: 1, by rules: 2, of these in place of a model: 1.",
  );
});
