import { expect, it } from "vitest";
import { segmentsOf } from "./segments.ts";

it("cuts behind marks, around dashes, before conjunctions and between sentences", () => {
  const text = "We cannot add an aide, but Ms. Lee will help since he reads well – for a start. He may stay.";
  expect(
    segmentsOf([text, "Second."]).map(({ paragraph, start, end, joint }) =>
      [joint, paragraph === 0 ? text.slice(start, end) : paragraph].join(" | "),
    ),
  ).toEqual([
    "^ | We cannot add an aide,",
    ",but | Ms. Lee will help",
    "_since | since he reads well",
    "-for | for a start.",
    ". | He may stay.",
    "^ | 1",
  ]);
});
