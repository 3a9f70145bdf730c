import fc from "fast-check";
import { expect, it } from "vitest";
import { reportFileName } from "./reportFileName.ts";

it.each([
  ["", "child"],
  ["   ", "child"],
  ["Mia", "Mia"],
  [" Mia  Lopez ", "Mia Lopez"],
  ["Zoë", "Zoë"],
  ["O'Brien", "O'Brien"],
  ["小明", "小明"],
  ["Anna/Ben", "Anna-Ben"],
  ['a\\b:c*d?e"f<g>h|i', "a-b-c-d-e-f-g-h-i"],
  ["../../etc", "etc"],
  ["..", "child"],
  ["John Jr.", "John Jr"],
  ["Mia\u0000\u202Egpj", "Miagpj"],
  ["Mia\nLopez", "Mia Lopez"],
  ["x".repeat(80), "x".repeat(50)],
])("%j makes a file name with %j", (typed, name) => {
  expect(reportFileName(typed)).toBe(`emotional-checkin-report-${name}`);
});

it("is a name that every file system takes, whatever was typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const name = reportFileName(typed);
      expect(name).toMatch(/^emotional-checkin-report-[^\\/:*?"<>|\p{C}]+$/u);
      expect(name).not.toMatch(/[\s.]$/u);
      expect(Buffer.byteLength(`${name}.docx`)).toBeLessThanOrEqual(255);
    }),
  );
});
