import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["words", ["Ana", "two words"], "Ana,two words\r\n"],
  ["nothing", [null, ""], ",\r\n"],
  ["figures", [1, 4.99, true, -5], "1,4.99,true,-5\r\n"],
  ["a time", [new Date("2026-11-22T03:00:00Z")], "2026-11-22T03:00:00.000Z\r\n"],
  ["commas and quotes", ['Say "yes", please', "a;b"], '"Say ""yes"", please","a;b"\r\n'],
  ["lines", ["one\ntwo"], '"one\ntwo"\r\n'],
])("writes %s", (_, cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test.each([
  "=1+1",
  "+15551234567",
  "-2",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  " =1",
  "\u200b=1",
  "＝1",
  "%0A=1",
  "|cmd",
])("neutralizes %j", (text) => {
  expect(csvLine([text])).toMatch(/^"?'/);
  expect(csvLine([text]), "nothing of it is lost").toContain(text);
});

test("any text round-trips, except for the apostrophe", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (cells) => {
      const read = readLine(csvLine(cells)).map((cell, index) =>
        cell === `'${cells[index]}` ? cells[index] : cell,
      );
      expect(read).toEqual(cells);
    }),
  );
});

/** One line as RFC 4180 has it. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n$)/gy;
  for (const [, quoted, plain, end] of line.matchAll(cell)) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end !== ",") break;
  }
  return cells;
}
