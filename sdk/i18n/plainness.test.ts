import { expect, test } from "vitest";
import { plainnessProblems, unusedExceptions } from "./plainness.ts";

const hard =
  "La determinación administrativa correspondiente a la elegibilidad del estudiante requiere necesariamente consideraciones interdisciplinarias adicionales";
const plain = "Su hijo va a la escuela. Usted la ve. ";

test.each([
  [
    "a hard text of 25 words",
    "Who",
    `${hard}, ${hard}`,
    [expect.stringMatching(/^is hard to read: -?\d+\.\d,/)],
  ],
  ["a hard text that is short", "Who", hard, []],
  ["a plain text", "Who", plain.repeat(4), []],
  ["a hard text that is an exception", "The regulation defines 13 disabilities: …", `${hard}, ${hard}`, []],
  [
    "an exception that is plain",
    "The regulation defines 13 disabilities: …",
    plain.repeat(4),
    [expect.stringContaining("take it out")],
  ],
])("judges %s", (_case, english, spanish, expected) => {
  expect(plainnessProblems(english, spanish)).toEqual(expected);
});

test("tells an exception whose English is gone", () => {
  expect(unusedExceptions(["The regulation defines 13 disabilities: …"])).toEqual([]);
  expect(unusedExceptions(["Your child"])).toEqual([expect.stringContaining("begins no message")]);
});
