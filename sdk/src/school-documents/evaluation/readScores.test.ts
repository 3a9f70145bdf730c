import { expect, test } from "vitest";
import type { DocumentText } from "../DocumentText.ts";
import { readLines } from "../lines/readLines.ts";
import { readScores } from "./readScores.ts";

test.each<[why: string, rows: readonly (readonly string[])[], scores: readonly string[]]>([
  [
    "ranges beside a score are no score, nor is a sum of scaled scores",
    [
      ["Ames Memory Test, Second Edition (AMT-2)"],
      ["Composite", "Sum of Scaled Scores", "95% Confidence Interval", "Composite Score", "Percentile Rank"],
      ["Verbal Memory", "62", "98-113", "106 (98-113)", "66"],
    ],
    ["AMT-2 Verbal Memory 106 66"],
  ],
  [
    "a test named once counts for the rows below it",
    [
      ["Instrument", "Area", "SS", "%ile"],
      ["WIAT-4", "Word Reading", "82", "12"],
      ["", "Spelling", "75", "5"],
    ],
    ["WIAT-4 Word Reading 82 12", "WIAT-4 Spelling 75 5"],
  ],
  [
    "a test that no list has keeps the score from the one above",
    [
      ["WISC-V"],
      ["Scale", "Standard Score"],
      ["Visual Spatial", "94"],
      ["Quill Inventory of Reading"],
      ["Scale", "Standard Score"],
      ["Fluency", "81"],
    ],
    ["WISC-V Visual Spatial 94 null", "Quill Inventory of Reading Fluency 81 null"],
  ],
  [
    "several scores in one sentence",
    [["On the CELF-5: Core Language (SS = 78, PR = 7) and Receptive Language (SS = 84, PR = 14)."]],
    ["CELF-5 Core Language 78 7", "CELF-5 Receptive Language 84 14"],
  ],
  [
    "the name of a test above its scales",
    [
      ["WIAT-4", "PR", "Standard score"],
      ["Fluency", "10", "81"],
    ],
    ["WIAT-4 Fluency 81 10"],
  ],
  [
    "rows below headings that are not known, where one number is the percentile of the other",
    [["WIAT-4"], ["What was done", "How", "Where"], ["Word Reading", "12", "82"], ["Room", "12", "95"]],
    ["WIAT-4 Word Reading 82 12"],
  ],
  [
    "scales as columns",
    [["WISC-V"], ["", "VCI", "PSI"], ["Standard score", "121", "83"], ["Percentile", "92", "13"]],
    ["WISC-V VCI 121 92", "WISC-V PSI 83 13"],
  ],
  [
    "a line for each scale, where a number is a standard score only if its percentile fits",
    [
      ["SRS-2"],
      ["Total Score (parent) = T 78 (99 %ile)"],
      ["Awareness = 64 (92 %ile)"],
      ["Index = 90 (25 %ile)"],
    ],
    ["SRS-2 Total Score (parent) null 99", "SRS-2 Awareness null 92", "SRS-2 Index 90 25"],
  ],
])("%s", (_, rows, scores) => {
  const found = readScores(readLines(textOf(rows)));
  expect(found.map(({ value }) => `${value.test} ${value.standardScore} ${value.percentile}`)).toEqual(
    scores,
  );
});

function textOf(rows: readonly (readonly string[])[]): DocumentText {
  const cell = (text: string, column: number) => ({ text, x: column, width: 0, size: 0, isBold: false });
  const lines = rows.map((row, y) => ({ y, cells: row.map(cell).filter(({ text }) => text !== "") }));
  return { source: "word", pages: [{ number: 1, lines }] };
}
