import { expect, test } from "vitest";
import { problemsOf } from "./problemsOf.ts";

test.each([
  ["{count} days", "{count, plural, one {# día} other {# días}}", []],
  ["Don't {act} '{'now'}'", "No {act} '{'ya'}'", []],
  ["{done} of {of}", "{done} de {total}", ["lacks {of}", "has an unknown {total}"]],
  ["It costs", "Cuesta ", ["has a space at its start or end"]],
  ["See [a](/a) or [b](/b).", "Vea [b](/b) o [a](/a).", []],
  ["See [Terms](/terms).", "Vea [Términos](/términos).", ["has other links: /términos"]],
  ["{n} days", "{n, plural, one {día}}", ["MISSING_OTHER_CLAUSE"]],
])("checks %s → %s", (english, spanish, expected) => {
  expect(problemsOf(english, spanish)).toEqual(expected);
});
