import { expect, it } from "vitest";
import { templateLetters } from "./templates.ts";

it("has the three files of the specification", () =>
  expect(templateLetters().map(({ fileName }) => fileName)).toEqual([
    "IEP-Meeting-Request-Letter.txt",
    "Initial-Special-Education-Assessment-Request-Letter.txt",
    "Concerns-Documentation-Letter.txt",
  ]));

it.each(templateLetters().map((template) => [template.title, template] as const))(
  "%s has blanks that say what to write, and no day but its own",
  (_, { text }) => {
    for (const blank of ["[your child's name]", "[your name]", "[school]", "[principal's name]", "[date]"])
      expect(text).toContain(blank);
    expect(text).not.toMatch(/\[\]|undefined|null|NaN|Invalid|20\d\d/);
    expect(text.match(/\[/g)).toHaveLength(text.match(/\]/g)?.length ?? -1);
    expect(text).toMatch(/within \d+ (school )?days of this letter/);
    expect(text).toContain("34 CFR 300.503");
  },
);
