import { expect, test } from "vitest";
import type { DocumentText } from "../DocumentText.ts";
import { readLines } from "../lines/readLines.ts";
import { readProgress } from "./readProgress.ts";

const goal = "Ana will read 90 words per minute on two of three probes.";

test.each<[why: string, rows: readonly (readonly string[])[], progress: string]>([
  [
    "comments below a table of codes, and the last period that has one",
    [
      ["No.", "Annual goal", "Q1", "Q2", "Q3"],
      ["1", goal, "IP", "SP", ""],
      ["Goal 1 (Reading): She read 82 words in January."],
    ],
    "SP She read 82 words in January.",
  ],
  [
    "a goal within a paragraph, up to what is about the report",
    [
      [`Her first goal is this one. ${goal}`],
      ["She is making steady progress and read 82 words."],
      ["You can always reach me at school."],
    ],
    "She is making steady progress and read 82 words.",
  ],
  [
    "no earlier reports",
    [
      [`Annual goal: ${goal}`],
      ["Progress this period: Sufficient"],
      ["Earlier reports:"],
      ["Period 1", "Not introduced"],
    ],
    "Sufficient",
  ],
])("%s", (_, rows, progress) => {
  expect(readProgress(readLines(textOf(rows))).goals.map(({ value }) => value)).toEqual([{ goal, progress }]);
});

function textOf(rows: readonly (readonly string[])[]): DocumentText {
  const cell = (text: string, column: number) => ({ text, x: column, width: 0, size: 0, isBold: false });
  const lines = rows.map((row, y) => ({ y, cells: row.map(cell).filter(({ text }) => text !== "") }));
  return { source: "word", pages: [{ number: 1, lines }] };
}
