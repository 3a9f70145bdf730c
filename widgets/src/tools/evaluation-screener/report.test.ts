import { crisisHelp } from "@iep-insider/sdk/safety";
import fc from "fast-check";
import { expect, it } from "vitest";
import { reportText } from "../../documents/index.ts";
import { itemLabels, itemsOf, sectionIds } from "./content.ts";
import { evaluationResult } from "./logic.ts";
import { areaSections, evaluationReport } from "./report.ts";
import { areaWords } from "./resultContent.ts";

const day = "November 21, 2026";
const all = sectionIds.flatMap(itemsOf);
const reportOf = (checkedIds: readonly string[]) =>
  evaluationReport(evaluationResult(checkedIds), day, crisisHelp);
const textOf = (checkedIds: readonly string[]) => reportText(reportOf(checkedIds));
const flat = (text: string) => text.replace(/\s+/g, " ");

it("leads with the answer and the areas, and says what it is and is not", () => {
  const text = flat(textOf(["academic-1", "autism-1"]));
  expect(text).toContain("points to 2 areas to ask the school to check");
  expect(text.indexOf("Social Understanding and Routines; Reading, Writing and Math.")).toBeLessThan(
    text.indexOf("What you marked:"),
  );
  expect(text).toContain("not a diagnosis or legal advice");
  expect(text).toContain("Made on November 21, 2026 with IEP Insider");
});

it.each(all)(
  "one item of %s never names a kind of disability; a second one in its area says what schools may call it",
  (id) => {
    const own = (checkedIds: readonly string[]) =>
      JSON.stringify(
        areaSections(evaluationResult(checkedIds)).map(({ title, blocks }) => [title, blocks.slice(1)]),
      );
    const category = evaluationResult([id]).areas[0]?.category ?? "learning";
    const name = areaWords[category].category;
    const other =
      all.find((one) => one !== id && evaluationResult([one]).areas[0]?.category === category) ?? "";
    expect(own([id])).not.toContain(name);
    expect(own([id, other])).toContain(name);
  },
);

it("never says not to ask when nothing was checked", () => {
  const text = flat(textOf([]));
  expect(text).toContain("You may ask the school for an evaluation in writing at any time.");
  expect(text).not.toMatch(/do not ask|no need to ask|not needed|no evaluation/i);
});

it("holds what was checked, each line whole and once, and nothing that was not", () =>
  fc.assert(
    fc.property(fc.subarray(all), (checkedIds) => {
      const text = flat(textOf(checkedIds));
      for (const id of all) expect(text.split(itemLabels[id])).toHaveLength(checkedIds.includes(id) ? 2 : 1);
    }),
    { numRuns: 30 },
  ));

it.each([
  ["social-emotional-6", `${crisisHelp.title}: - ${crisisHelp.text}`],
  ["health-medical-6", "tell your child's doctor soon"],
])("begins with what cannot wait when %s was checked", (id, words) => {
  const [first] = reportOf([id, "autism-1"]).sections;
  expect(first?.title).toBe("Look at this first");
  expect(flat(textOf([id]))).toContain(words);
  expect(flat(textOf(["autism-1"]))).not.toContain(words);
});

it("names what it cannot see, and what IDEA calls emotional disability (wording.md E4)", () => {
  const text = flat(textOf(["social-emotional-1"]));
  for (const name of ["Traumatic brain injury", "Deafness", "Deaf-blindness", "Developmental delay"])
    expect(text).toContain(`- ${name}`);
  expect(text).toContain("called emotional disturbance there");
});
