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

/** Nine lines of two cells on a page of 500 points. */
function pageOf(left: string, width: number, right: string): TextLine[] {
  const cell = (text: string, x: number, wide: number) => ({ text, x, width: wide, size: 10, isBold: false });
  const start = 50 + width;
  return Array.from({ length: 9 }, (_, index) => ({
    cells: [cell(left, 50, width - 20), cell(right, start, 540 - start)],
    y: index * 12,
  }));
}
