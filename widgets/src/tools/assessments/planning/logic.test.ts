import fc from "fast-check";
import { expect, it } from "vitest";
import type { Answers } from "../../../questionnaire/index.ts";
import { type AddOn, planningResult } from "./logic.ts";
import { type Area, questions } from "./questions.ts";

/** Every concern there is, with its area. */
const concerns = questions.flatMap(({ id, options }) =>
  options
    .map((option) => option.id)
    .filter((concern) => concern !== "none")
    .map((concern) => [id, concern] as const),
);
const answersOf = (chosen: readonly (readonly [Area, string])[]): Answers => {
  const answers: Record<string, readonly string[]> = {};
  for (const [area, concern] of chosen) answers[area] = [...(answers[area] ?? []), concern];
  return answers;
};

/** What single concerns add (OUTLINES D). */
const added: Readonly<Record<string, readonly AddOn[]>> = {
  "academic reading": ["writing-tools"],
  "academic writing": ["writing-tools"],
  "motor handwriting": ["writing-tools"],
  "motor sensory": ["sensory"],
  "motor balance": ["gross-motor"],
  "behavior acting-out": ["fba"],
};

it.each(concerns)("%s: %s adds the assessment of its area, and what belongs to it", (area, concern) =>
  expect(planningResult(answersOf([[area, concern]]))).toEqual({
    assessments: [{ area, checked: [concern] }],
    addOns: added[`${area} ${concern}`] ?? [],
  }),
);

it.each(questions.map(({ id }) => id))("%s: “None of these” adds nothing, and takes nothing away", (area) => {
  expect(planningResult({ [area]: ["none"] })).toEqual({ assessments: [], addOns: [] });
  const [, concern] = concerns.find(([one]) => one === area) ?? ["", ""];
  expect(planningResult({ [area]: ["none", concern] }).assessments).toHaveLength(1);
});

it("never takes an assessment or an addition away when one more is checked", () => {
  const some = fc.subarray([...concerns]);
  fc.assert(
    fc.property(some, fc.constantFrom(...concerns), (chosen, one) => {
      const [before, after] = [
        planningResult(answersOf(chosen)),
        planningResult(answersOf([...chosen, one])),
      ];
      const areas = (result: typeof before) => result.assessments.map(({ area }) => area);
      expect(areas(after)).toEqual(expect.arrayContaining(areas(before)));
      expect(after.addOns).toEqual(expect.arrayContaining([...before.addOns]));
    }),
  );
});

it("ignores unknown answers", () => {
  const odd = { academic: ["constructor", "balance"], other: ["reading"] };
  expect(planningResult(odd)).toEqual(planningResult({}));
});
