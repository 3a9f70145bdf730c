import fc from "fast-check";
import { expect, it } from "vitest";
import { reportFileName } from "./reportFileName.ts";

it.each([
  ["", "child"],
  ["Mia", "Mia"],
  [" Mia  Lopez ", "Mia Lopez"],
  ['a\\b:c*d?e"f<g>h|i', "a-b-c-d-e-f-g-h-i"],
  ["../../etc", "etc"],
  ["Mia\u0000\u202Egpj", "Miagpj"],
  ["x".repeat(80), "x".repeat(50)],
])("%j makes a file name with %j", (typed, name) =>
  expect(reportFileName(typed)).toBe(`emotional-checkin-report-${name}`),
);

it("is a name that every file system takes, whatever was typed", () =>
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const name = reportFileName(typed);
      expect(name).toMatch(/^emotional-checkin-report-[^\\/:*?"<>|\p{C}]+$/u);
      expect(name).not.toMatch(/[\s.]$/u);
      expect(Buffer.byteLength(`${name}.docx`)).toBeLessThanOrEqual(255);
    }),
  ));
