import { expect, test } from "vitest";
import type { TextLine } from "../DocumentText.ts";
import { splitColumns } from "./splitColumns.ts";

test("reads the left column of a page before the right one", () => {
  const page = pageOf("left text that fills its column", 290, "right text that fills its column");
  expect(splitColumns(page).map(({ cells }) => cells.map(({ text }) => text.split(" ")[0]).join())).toEqual([
    ...Array(9).fill("left"),
    ...Array(9).fill("right"),
  ]);
});

test("keeps a label and its answer in one line", () => {
  const page = pageOf("label", 80, "an answer that fills the rest of the line");
  expect(splitColumns(page)).toEqual(page);
});

test("reads two short lists side by side one after the other, and what is below them last", () => {
  const lines = [
    ["In class", "In tests"],
    ["• Copy of notes", "• Small group"],
    ["• Seat near the door", "• Breaks"],
    ["• Timer", "• Reader"],
  ].map((texts, index) => lineOf(texts, index * 12));
  const below = lineOf(["Services"], 80);
  expect(splitColumns([...lines, below]).map(({ cells }) => cells[0]?.text)).toEqual([
    "In class",
    "• Copy of notes",
    "• Seat near the door",
    "• Timer",
    "In tests",
    "• Small group",
    "• Breaks",
    "• Reader",
    "Services",
  ]);
});

test("keeps the rows of a table, whose cells begin at once", () => {
  const lines = [
    ["By May Ann will read", "Weekly probes by the"],
    ["ninety words a minute", "special education teacher"],
    ["By May Ann will write", "Work samples from her"],
    ["three sentences alone", "general education class"],
  ].map((texts, index) => lineOf(texts, index * 12 + (index > 1 ? 10 : 0)));
  expect(splitColumns(lines)).toEqual(lines);
});

/** A line at this height, its second cell in the middle of the page. */
const lineOf = (texts: readonly string[], y: number): TextLine => ({
  cells: texts.map((text, index) => ({ text, x: 50 + index * 250, width: 200, size: 10, isBold: false })),
  y,
});

/** Nine lines of two cells on a page of 500 points. */
function pageOf(left: string, width: number, right: string): TextLine[] {
  const cell = (text: string, x: number, wide: number) => ({ text, x, width: wide, size: 10, isBold: false });
  const start = 50 + width;
  return Array.from({ length: 9 }, (_, index) => ({
    cells: [cell(left, 50, width - 20), cell(right, start, 540 - start)],
    y: index * 12,
  }));
}
