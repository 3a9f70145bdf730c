import { expect, test } from "vitest";
import type { Line } from "../lines/Line.ts";
import { listItems } from "./listItems.ts";

test("keeps choices side by side apart, with the further line of each", () => {
  const items = listItems([
    line(true, ["[x] Handouts in 18-point print on the day that", 60, 220], ["[ ] Double time", 300, 80]),
    line(false, ["they are used", 80, 60]),
  ]);
  expect(items.map(({ text, isChecked }) => [text, isChecked])).toEqual([
    ["Handouts in 18-point print on the day that they are used", true],
    ["Double time", false],
  ]);
});

test("ends a choice where the next text would have had room beside it", () => {
  const items = listItems([
    line(true, ["[x] Regular class", 60, 100], ["[ ] Special class", 300, 100]),
    line(false, ["Separate school", 80, 80]),
  ]);
  expect(items.find(({ isChecked }) => isChecked)?.text).toBe("Regular class");
});

function line(isApart: boolean, ...texts: readonly (readonly [string, number, number])[]): Line {
  const cells = texts.map(([text, x, width]) => ({ text, x, width, size: 10, isBold: false }));
  const text = cells.map((cell) => cell.text).join(" ");
  return {
    page: 1,
    y: isApart ? 100 : 112,
    cells,
    text,
    size: 10,
    isBold: false,
    gap: isApart ? 2 : 1,
    isApart,
  };
}
