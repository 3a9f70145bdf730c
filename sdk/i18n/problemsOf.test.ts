import { expect, test } from "vitest";
import { problemsOf } from "./problemsOf.ts";

test.each([
  ["{count} days", "{count, plural, one {# día} other {# días}}", []],
  ["Don't {act} '{'now'}'", "No {act} '{'ya'}'", []],
  ["{done} of {of}", "{done} de {total}", ["lacks {of}", "has an unknown {total}"]],
  [" costs ", "cuesta ", ["has other spaces at its start or end"]],
  ["{n} days", "{n, plural, one {día}}", ["MISSING_OTHER_CLAUSE"]],
])("checks %s → %s", (english, spanish, expected) => {
  expect(problemsOf(english, spanish)).toEqual(expected);
});
