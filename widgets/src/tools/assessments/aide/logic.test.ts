import fc from "fast-check";
import { expect, it } from "vitest";
import { aideNeedResult, type Level, levels } from "./logic.ts";
import { questions } from "./questions.ts";

const idsOf = (at: 0 | 1 | 2 | 3 | 4): readonly string[] => questions[at].options.map(({ id }) => id);
const [safeties, academics, cares, tried] = [idsOf(0), idsOf(1), idsOf(3), idsOf(4)];
const behaviors = idsOf(2).filter((id) => id !== "none");

const resultOf = (safety: string, academic: string, count: number) =>
  aideNeedResult({ safety: [safety], academic: [academic], behaviors: behaviors.slice(0, count) });

type Row = readonly [why: string, safety: string, academic: string, behaviors: number, Level, boolean];

/** Every branch and boundary of tools.md section 9. */
const rows: readonly Row[] = [
  ["a significant safety risk alone", "significant", "alone", 0, "strong", false],
  ["constant one-on-one alone: a need for teaching", "none", "constant", 0, "strong", true],
  ["constant one-on-one and some behaviors: still by teaching alone", "some", "constant", 3, "strong", true],
  ["four behaviors alone", "none", "alone", 4, "strong", false],
  ["four behaviors and constant one-on-one", "none", "constant", 4, "strong", false],
  ["three behaviors", "none", "alone", 3, "shared", false],
  ["two behaviors alone", "none", "alone", 2, "shared", false],
  ["some safety concern alone", "some", "alone", 0, "shared", false],
  ["frequent prompting alone", "none", "prompting", 0, "shared", false],
  ["one behavior and reminders", "none", "reminders", 1, "general", false],
  ["reminders alone", "none", "reminders", 0, "general", false],
  ["nothing", "none", "alone", 0, "general", false],
];

it.each(rows)("%s", (_, safety, academic, count, level, onlyTeaching) =>
  expect(resultOf(safety, academic, count)).toMatchObject({ level, onlyTeaching }),
);

it("never weakens the advice with a greater risk, more help or one more behavior", () => {
  const some = fc.record({
    safety: fc.nat({ max: 2 }),
    academic: fc.nat({ max: 3 }),
    ticked: fc.subarray([...behaviors]),
  });
  const rankOf = ({ safety, academic, ticked }: { safety: number; academic: number; ticked: string[] }) =>
    levels.indexOf(
      aideNeedResult({
        safety: [safeties[safety] ?? ""],
        academic: [academics[academic] ?? ""],
        behaviors: ticked,
      }).level,
    );
  fc.assert(
    fc.property(some, some, (one, other) => {
      const more = {
        safety: Math.max(one.safety, other.safety),
        academic: Math.max(one.academic, other.academic),
        ticked: [...new Set([...one.ticked, ...other.ticked])],
      };
      expect(rankOf(more)).toBeGreaterThanOrEqual(rankOf(one));
    }),
  );
});

it("does not go by care and by what was tried, and keeps both", () => {
  const given = { safety: ["none"], academic: ["alone"] };
  const before = aideNeedResult(given);
  for (const care of cares) expect(aideNeedResult({ ...given, care: [care] })).toEqual({ ...before, care });
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

it("takes no notice of what is no answer of ours", () => {
  const odd = { safety: ["constructor"], behaviors: ["toString", "care"], other: ["constant"] };
  expect(aideNeedResult(odd)).toEqual(aideNeedResult({}));
  expect(aideNeedResult({}).level).toBe("general");
});
