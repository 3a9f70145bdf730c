import fc from "fast-check";
import { expect, it } from "vitest";
import { reportText } from "../../documents/index.ts";
import { lawOf } from "./cited.ts";
import { type ItemId, sections } from "./content.ts";
import type { CheckedItems } from "./logic.ts";
import { checklistReport } from "./report.ts";

const day = "November 21, 2026";
const items: readonly { id: ItemId; text: string }[] = sections.flatMap((section) => [...section.items]);
const textOf = (checked: CheckedItems) => reportText(checklistReport(checked, day));
const flat = (text: string) => text.replace(/\s+/g, " ");

it("the checklist as a document has every step, checked as it is on the screen", () =>
  fc.assert(
    fc.property(fc.subarray(items.map(({ id }) => id)), (checked) => {
      const text = flat(textOf(checked));
      for (const { id, text: step } of items)
        expect(text).toContain(`${checked.includes(id) ? "[x]" : "[ ]"} ${step}`);
      expect(text.match(/\[[x ]\] /g)).toHaveLength(20);
    }),
    { numRuns: 30 },
  ));

it.each([
  [0, "Check off each step when it is done."],
  [1, "Done so far: 1 of 20 steps."],
  [20, "All 20 steps are done."],
])("the checklist as a document leads with how far it is: %i", (done, lead) =>
  expect(
    checklistReport(
      items.slice(0, done).map(({ id }) => id),
      day,
    ).lead,
  ).toEqual([lead]),
);

it("the law promises no number of days for a meeting, a notice or an answer", () => {
  const law = sections.flatMap(lawOf).map(({ text }) => text);
  for (const text of law) expect(text).not.toMatch(/\b\d+\s+(?:school |business |calendar )?days/);
});
