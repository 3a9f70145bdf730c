import { expect, test } from "vitest";
import { readDays, withoutDays } from "./readDays.ts";

test.each([
  "10/12/2026",
  "10/12/26",
  "10-12-2026",
  "10.12.26",
  "10 / 12 / 2026",
  "2026-10-12",
  "October 12, 2026",
  "OCTOBER 12, 2026",
  "October 12th 2026",
  "Oct. 12, 2026",
  "Monday, October 12, 2026",
  "12 October 2026",
  "12-Oct-2026",
  "12-Oct-26",
  "the 12th day of October, 2026",
])("reads %s", (written) => {
  expect(readDays(`Date: ${written}.`)).toMatchObject([{ day: "2026-10-12", isClear: true }]);
});

test("reads several days in their order", () => {
  expect(readDays("10/12/2026 to June 4, 2027").map(({ day }) => day)).toEqual(["2026-10-12", "2027-06-04"]);
});

test("asks about a day before its month", () => {
  expect(readDays("23/10/2026")).toMatchObject([{ day: "2026-10-23", isClear: false }]);
});

test.each(["2/30/2026", "13/13/2026", "555-010-2219", "3 of 4 trials", "1-800-555-0100", "34 CFR 300.503"])(
  "reads no day in %s",
  (written) => {
    expect(readDays(written)).toEqual([]);
  },
);

test("takes days out of a text", () => {
  expect(withoutDays("Resource room 10/27/2025 to 10/21/2026")).toBe("Resource room");
});
