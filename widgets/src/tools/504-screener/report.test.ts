import fc from "fast-check";
import { expect, it } from "vitest";
import { reportText } from "../../documents/index.ts";
import { questions } from "./content.ts";
import { planResult } from "./logic.ts";
import { planReasons, planReport } from "./report.ts";

const day = "November 21, 2026";
const answersOf = (numbers: readonly number[]) =>
  Object.fromEntries(questions.map(({ id, options }, at) => [id, [options[numbers[at] ?? 0]?.id ?? ""]]));
const reportOf = (...numbers: readonly number[]) => planReport(planResult(answersOf(numbers)), day);
const flat = (text: string) => text.replace(/\s+/g, " ");
const textOf = (...numbers: readonly number[]) => flat(reportText(reportOf(...numbers)));

const bands = [
  ["Your answers show no problem at school right now", "0 of 24", []],
  ["504 Plan or General Education Support", "8 of 24", [1, 1, 1, 1, 1, 1, 1, 1]],
  ["Consider IEP Evaluation", "9 of 24", [2, 1, 1, 1, 1, 1, 1, 1]],
  ["Strong Reasons to Ask for an IEP Evaluation", "17 of 24", [3, 2, 2, 2, 2, 2, 2, 2]],
] as const;

it.each(bands)(
  "%s: leads with the band and the score, and says what they are not",
  (title, score, numbers) => {
    const report = reportOf(...numbers);
    expect(report.lead.slice(0, 2)).toEqual([title, `Your score: ${score}`]);
    expect(textOf(...numbers)).toContain("This score is not a legal test");
    expect(textOf(...numbers)).toContain("not a diagnosis and not legal advice");
    expect(textOf(...numbers)).toContain("Made on November 21, 2026 with IEP Insider");
  },
);

it.each(bands)("%s: four next steps, and what no score changes", (_, __, numbers) => {
  const report = reportOf(...numbers);
  const steps = report.sections.find(({ title }) => title === "What to do next");
  expect(steps?.blocks).toEqual([{ kind: "list", items: expect.any(Array) }]);
  expect(steps?.blocks[0]).toHaveProperty("items.length", 4);
  const text = textOf(...numbers);
  expect(text).toContain("You may ask for a full evaluation in writing");
  expect(text).toContain("A 504 plan does not close the door to an IEP");
});

it("never discourages with a low score", () => {
  for (const numbers of [[], [1, 1, 1, 1, 1, 1, 1, 1]]) {
    const text = textOf(...numbers);
    expect(text).toMatch(/this score does not rule out an IEP/i);
    expect(text).not.toMatch(/do not ask|no need to|not needed for|does not need an|not eligible|unlikely/i);
  }
});

it("says so first when teaching in a different way was chosen, in every band", () => {
  const title = "One answer counts more than its points";
  expect(reportOf(0, 3).sections[0]?.title).toBe(title);
  expect(reportOf(3, 3, 3, 3, 3, 3, 3, 3).sections[0]?.title).toBe(title);
  expect(reportOf(3, 2, 3, 3, 3, 3, 3, 3).sections.map((section) => section.title)).not.toContain(title);
});

it("names every question with its answer and its points, which add up to the score", () => {
  const numbers = fc.array(fc.nat({ max: 3 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(numbers, (all) => {
      const { sections } = reportOf(...all);
      const block = sections.find(({ title }) => title === "Your answers and their points")?.blocks[0];
      const lines = block?.kind === "list" ? block.items : [];
      expect(lines).toHaveLength(8);
      for (const [index, { question, options }] of questions.entries())
        expect(lines[index]).toContain(`${question} ${options[all[index] ?? 0]?.label}: `);
      const told = lines.map((line) => Number(/: (\d) points?$/.exec(line)?.[1]));
      expect(told).toEqual(all);
    }),
    { numRuns: 50 },
  );
});

it("names as its reasons the three answers with the most points, and none without a point", () => {
  const pointsOf = (...numbers: readonly number[]) =>
    planReasons(planResult(answersOf(numbers))).map(({ text }) => /\d points?$/.exec(text)?.[0]);
  expect(pointsOf(1, 3, 0, 2, 1, 0, 3, 0)).toEqual(["3 points", "3 points", "2 points"]);
  expect(pointsOf(0, 0, 1, 0, 0, 0, 0, 0)).toEqual(["1 point"]);
});
