import fc from "fast-check";
import { expect, it } from "vitest";
import { type Category, categories, type ItemId, itemsOf, type SectionId, sectionIds } from "./content.ts";
import { evaluationResult } from "./logic.ts";
import type { UrgentId } from "./resultContent.ts";

const all: readonly ItemId[] = sectionIds.flatMap(itemsOf);
const someItems = fc.subarray([...all]);
const namesOf = (checkedIds: readonly string[]) =>
  evaluationResult(checkedIds).areas.map(({ category }) => category);

/** what each section counts for. */
const sectionRows: readonly (readonly [SectionId, readonly number[], Category])[] = [
  ["academic", [1, 2, 3, 4, 5, 6], "Specific Learning Disability"],
  ["attention", [1, 2, 3, 4, 5, 6], "Other Health Impairment (ADHD/Medical)"],
  ["speech-language", [1, 2, 3, 4, 5, 6], "Speech or Language Impairment"],
  ["social-emotional", [1, 2, 3, 4, 5, 6], "Emotional Disability"],
  ["autism", [1, 2, 3, 4, 5, 6], "Autism"],
  ["motor-sensory", [1, 2, 3, 4, 5, 6], "Orthopedic Impairment"],
  ["daily-life", [1, 2, 3, 4, 5, 6], "Intellectual Disability"],
  ["health-medical", [1, 2, 3, 4, 5, 6], "Other Health Impairment (ADHD/Medical)"],
  ["vision-hearing", [1, 2, 3], "Visual Impairment"],
  ["vision-hearing", [4, 5, 6], "Hearing Impairment"],
  ["multiple-needs", [1, 2, 3, 4, 5, 6], "Multiple Disabilities"],
];
const itemRows = sectionRows.flatMap(([section, numbers, category]) =>
  numbers.map((number) => [`${section}-${number}`, category] as const),
);

const learning = "Specific Learning Disability";
const medical = "Other Health Impairment (ADHD/Medical)";
type Row = readonly [why: string, checkedIds: readonly ItemId[], names: Category[], urgent: UrgentId[]];
const rows: readonly Row[] = [
  ["nothing checked", [], [], []],
  ["one item", ["academic-1"], [learning], []],
  ["two items of one section name it once", ["academic-1", "academic-6"], [learning], []],
  ["attention and health count for the same", ["attention-2", "health-medical-3"], [medical], []],
  [
    "sight and hearing are two, sorted by name",
    ["vision-hearing-3", "vision-hearing-4"],
    ["Hearing Impairment", "Visual Impairment"],
    [],
  ],
  [
    "sorted by name, not in the order of the sections",
    ["academic-1", "speech-language-1", "autism-1"],
    ["Autism", learning, "Speech or Language Impairment"],
    [],
  ],
  ["talk of death or self-harm cannot wait", ["social-emotional-6"], ["Emotional Disability"], ["self-harm"]],
  ["other feelings can", ["social-emotional-1", "social-emotional-5"], ["Emotional Disability"], []],
  ["a head injury or lost skills: a doctor first", ["health-medical-6"], [medical], ["lost-skills"]],
  ["everything", all, [...categories].sort(), ["self-harm", "lost-skills"]],
];

it.each(rows)("%s", (_, checkedIds, names, urgent) => {
  expect(namesOf(checkedIds)).toEqual(names);
  expect(evaluationResult(checkedIds)).toMatchObject({ urgent, checked: checkedIds });
});

it.each(itemRows)("%s alone leads to %s", (id, category) =>
  expect(evaluationResult([id]).areas).toEqual([{ category, checked: [id] }]),
);

it("holds 10 sections of 6 items and 10 categories, and the table above has each item once", () => {
  expect(sectionIds).toHaveLength(10);
  expect(categories).toHaveLength(10);
  expect(itemRows.map(([id]) => id)).toEqual(all);
  expect(new Set(all).size).toBe(60);
});

it("never loses a category or what is urgent when an item is added", () =>
  fc.assert(
    fc.property(someItems, fc.constantFrom(...all), (checkedIds, added) => {
      const more = evaluationResult([...checkedIds, added]);
      expect(more.areas.map(({ category }) => category)).toEqual(expect.arrayContaining(namesOf(checkedIds)));
      expect(more.urgent).toEqual(expect.arrayContaining([...evaluationResult(checkedIds).urgent]));
    }),
  ));

it("echoes every checked item exactly once, under its own category, in whatever order they were checked", () =>
  fc.assert(
    fc.property(someItems, (checkedIds) => {
      const { areas, checked } = evaluationResult([...checkedIds].reverse());
      expect(areas.flatMap((area) => area.checked).sort()).toEqual([...checkedIds].sort());
      expect(checked).toEqual(all.filter((id) => checkedIds.includes(id)));
    }),
  ));

it("ignores ids that are not items", () => {
  const odd = ["constructor", "", "academic-0", "academic-7", "academic", "vision-hearing-7"];
  expect(evaluationResult(odd)).toEqual(evaluationResult([]));
});
