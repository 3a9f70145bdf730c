import fc from "fast-check";
import { expect, it } from "vitest";
import type { Answers } from "../../../questionnaire/index.ts";
import { aideNeedResult, type Level, levels } from "./logic.ts";
import { questions } from "./questions.ts";

const idsOf = (at: 0 | 1 | 2 | 3 | 4): readonly string[] => questions[at].options.map(({ id }) => id);
const [safeties, academics, cares, tried] = [idsOf(0), idsOf(1), idsOf(3), idsOf(4)];
const behaviors = idsOf(2).filter((id) => id !== "none");

type Row = readonly [why: string, answers: Answers, Level, onlyTeaching: boolean];

/** Every branch and boundary. */
const rows: readonly Row[] = [
  ["a significant safety risk alone", { safety: ["significant"] }, "strong", false],
  ["running away alone, as in the 1:1 aide screener", { behaviors: ["leaves-room"] }, "strong", false],
  ["self-injury alone, as in the 1:1 aide screener", { behaviors: ["self-injury"] }, "strong", false],
  ["constant one-on-one alone: a need for teaching", { academic: ["constant"] }, "strong", true],
  [
    "constant one-on-one and some safety concern",
    { safety: ["some"], academic: ["constant"] },
    "strong",
    true,
  ],
  ["four behaviors", { behaviors: ["hits", "throws-breaks", "meltdowns", "refuses-work"] }, "strong", false],
  ["three behaviors", { behaviors: ["hits", "throws-breaks", "meltdowns"] }, "shared", false],
  ["hitting alone", { behaviors: ["hits"] }, "shared", false],
  ["help every day, such as with the toilet, alone", { care: ["daily"] }, "shared", false],
  ["some safety concern alone", { safety: ["some"] }, "shared", false],
  ["frequent prompting alone", { academic: ["prompting"] }, "shared", false],
  ["help with care now and then", { care: ["some"] }, "general", false],
  ["refusing work and reminders", { behaviors: ["refuses-work"], academic: ["reminders"] }, "general", false],
  ["nothing", {}, "general", false],
];

it.each(rows)("%s", (_, answers, level, onlyTeaching) =>
  expect(aideNeedResult(answers)).toMatchObject({ level, onlyTeaching }),
);

interface Given {
  readonly safety: number;
  readonly academic: number;
  readonly care: number;
  readonly checked: string[];
}

it("never weakens the advice with a greater risk, more help or one more behavior", () => {
  const some = fc.record({
    safety: fc.nat({ max: 2 }),
    academic: fc.nat({ max: 3 }),
    care: fc.nat({ max: 2 }),
    checked: fc.subarray([...behaviors]),
  });
  const rankOf = ({ safety, academic, care, checked }: Given) =>
    levels.indexOf(
      aideNeedResult({
        safety: [safeties[safety] ?? ""],
        academic: [academics[academic] ?? ""],
        care: [cares[care] ?? ""],
        behaviors: checked,
      }).level,
    );
  fc.assert(
    fc.property(some, some, (one, other) => {
      const more = {
        safety: Math.max(one.safety, other.safety),
        academic: Math.max(one.academic, other.academic),
        care: Math.max(one.care, other.care),
        checked: [...new Set([...one.checked, ...other.checked])],
      };
      expect(rankOf(more)).toBeGreaterThanOrEqual(rankOf(one));
    }),
  );
});

it("ignores in the score what was tried, and keeps it", () => {
  const given = { safety: ["none"], academic: ["alone"] };
  const before = aideNeedResult(given);
  for (const one of tried)
    expect(aideNeedResult({ ...given, tried: [one] })).toEqual({ ...before, tried: [one] });
});

it("counts “None of these” as no behavior, also beside others", () => {
  expect(aideNeedResult({ behaviors: ["none"] }).behaviors).toEqual([]);
  expect(aideNeedResult({ behaviors: ["none", "hits", "leaves-room"] }).behaviors).toEqual([
    "leaves-room",
    "hits",
  ]);
});

it("ignores unknown answers", () => {
  const odd = { safety: ["constructor"], behaviors: ["toString", "care"], other: ["constant"] };
  expect(aideNeedResult(odd)).toEqual(aideNeedResult({}));
  expect(aideNeedResult({}).level).toBe("general");
});
