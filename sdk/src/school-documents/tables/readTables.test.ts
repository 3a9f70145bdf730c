import { expect, test } from "vitest";
import type { TextCell } from "../DocumentText.ts";
import type { Line } from "../lines/Line.ts";
import { readServices } from "../services/readServices.ts";

test("splits headings that are printed close together where the rows show that columns begin", () => {
  const lines = [
    row(true, ["Service", 50, 60], ["Frequency Duration Location", 200, 140]),
    row(
      false,
      ["Speech therapy", 50, 70],
      ["2 x week", 200, 40],
      ["30 min", 250, 30],
      ["Speech room", 295, 60],
    ),
  ];
  expect(readServices(lines, "").map(({ value }) => value)).toEqual([
    {
      name: "Speech therapy",
      minutes: 30,
      sessions: 2,
      period: "week",
      place: "Speech room",
      starts: null,
      ends: null,
    },
  ]);
});

test("takes the leftmost column for the name where its heading is not known, and no amount for a heading", () => {
  const lines = [
    row(true, ["Statement", 50, 60], ["Amount", 200, 40], ["Location", 320, 50]),
    row(false, ["Reading", 50, 40], ["45 minutes, 1 time per day", 200, 110], ["Resource room", 320, 70]),
  ];
  expect(
    readServices(lines, "").map(({ value: { name, minutes, period } }) => [name, minutes, period]),
  ).toEqual([["Reading", 45, "day"]]);
});

test("tells a head by its place whatever its words, and a column by its texts", () => {
  const lines = [
    row(true, ["Assistance", 50, 60], ["Intensity", 200, 40], ["Whereabouts", 320, 60], ["By whom", 420, 40]),
    row(
      false,
      ["Speech therapy", 50, 70],
      ["30 minutes weekly", 200, 90],
      ["Speech room", 320, 60],
      ["Therapist", 420, 40],
    ),
  ];
  expect(
    readServices(lines, "").map(({ value: { name, minutes, place } }) => [name, minutes, place]),
  ).toEqual([["Speech therapy", 30, "Speech room"]]);
});

function row(isBold: boolean, ...texts: readonly (readonly [string, number, number])[]): Line {
  const cells: TextCell[] = texts.map(([text, x, width]) => ({ text, x, width, size: 10, isBold }));
  return {
    page: 1,
    y: isBold ? 100 : 120,
    cells,
    text: cells.map(({ text }) => text).join(" "),
    size: 10,
    isBold,
    gap: 2,
    isApart: true,
  };
}
