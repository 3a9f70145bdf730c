import fc from "fast-check";
import { expect, it } from "vitest";
import { type Category, categories, type ItemId, itemsOf, type SectionId, sectionIds } from "./content.ts";
import { evaluationResult } from "./logic.ts";
import { areaWords, type UrgentId } from "./resultContent.ts";

const all: readonly ItemId[] = sectionIds.flatMap(itemsOf);
const someItems = fc.subarray([...all]);
const namesOf = (checkedIds: readonly string[]) =>
  evaluationResult(checkedIds).areas.map(({ category }) => category);

/** what each section counts for. */
const sectionRows: readonly (readonly [SectionId, readonly number[], Category])[] = [
  ["academic", [1, 2, 3, 4, 5, 6], "learning"],
  ["attention", [1, 2, 3, 4, 5, 6], "health"],
  ["speech-language", [1, 2, 3, 4, 5, 6], "speech"],
  ["social-emotional", [1, 2, 3, 4, 5, 6], "emotional"],
  ["autism", [1, 2, 3, 4, 5, 6], "autism"],
  ["motor-sensory", [1, 2, 3, 4, 5, 6], "orthopedic"],
  ["daily-life", [1, 2, 3, 4, 5, 6], "intellectual"],
  ["health-medical", [1, 2, 3, 4, 5, 6], "health"],
  ["vision-hearing", [1, 2, 3], "visual"],
  ["vision-hearing", [4, 5, 6], "hearing"],
  ["multiple-needs", [1, 2, 3, 4, 5, 6], "multiple"],
];
const itemRows = sectionRows.flatMap(([section, numbers, category]) =>
  numbers.map((number) => [`${section}-${number}`, category] as const),
);

type Row = readonly [why: string, checkedIds: readonly ItemId[], names: Category[], urgent: UrgentId[]];
const rows: readonly Row[] = [
  ["nothing checked", [], [], []],
  ["one item", ["academic-1"], ["learning"], []],
  ["two items of one section name it once", ["academic-1", "academic-6"], ["learning"], []],
  ["attention and health count for the same", ["attention-2", "health-medical-3"], ["health"], []],
  [
    "sight and hearing are two, sorted by name",
    ["vision-hearing-3", "vision-hearing-4"],
    ["hearing", "visual"],
    [],
  ],
  [
    "sorted by name, not in the order of the sections",
    ["academic-1", "speech-language-1", "autism-1"],
    ["autism", "learning", "speech"],
    [],
  ],
  ["talk of death or self-harm cannot wait", ["social-emotional-6"], ["emotional"], ["self-harm"]],
  ["other feelings can", ["social-emotional-1", "social-emotional-5"], ["emotional"], []],
  ["a head injury or lost skills: a doctor first", ["health-medical-6"], ["health"], ["lost-skills"]],
  ["everything", all, [...categories], ["self-harm", "lost-skills"]],
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
  const names = categories.map((category) => areaWords[category].category);
  expect(names).toEqual(names.toSorted());
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
