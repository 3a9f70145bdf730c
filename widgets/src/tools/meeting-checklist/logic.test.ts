import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ItemId, sections } from "./content.ts";
import { type CheckedItems, checklistFormat, progress, withSection } from "./logic.ts";

const all: readonly ItemId[] = sections.flatMap(({ items }) => items.map(({ id }) => id));
const someItems = fc.subarray([...all]);

/** As one press on a box does it. */
function toggled(checked: CheckedItems, id: ItemId): CheckedItems {
  const section = sections.find(({ items }) => items.some((item) => item.id === id));
  if (!section) throw new Error(`${id} is in no part.`);
  const before: readonly ItemId[] = section.items
    .map((item) => item.id)
    .filter((one) => checked.includes(one));
  return withSection(
    checked,
    section.id,
    before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
  );
}

describe("progress", () => {
  it.each([
    [0, 0],
    [19, 95],
    [20, 100],
  ])("of %i steps is %i percent", (done, percent) =>
    expect(progress(all.slice(0, done))).toEqual({ done, of: 20, percent }),
  );

  it.each([
    [0, 0],
    [2, 66],
    [3, 100],
  ])("of %i of 3 in one part is %i percent", (done, percent) => {
    const ids: readonly ItemId[] = sections[2].items.map(({ id }) => id);
    expect(progress(ids.slice(0, done), "logistics")).toEqual({ done, of: 3, percent });
  });

  it("is between 0 and 100, is 100 only when all is checked, and is the sum of the parts", () =>
    fc.assert(
      fc.property(someItems, (checked) => {
        const { done, of, percent } = progress(checked);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(percent === 100).toBe(checked.length === all.length);
        const parts = sections.map(({ id }) => progress(checked, id));
        expect(parts.reduce((sum, part) => sum + part.done, 0)).toBe(done);
        expect(parts.reduce((sum, part) => sum + part.of, 0)).toBe(of);
      }),
    ));

  it("never falls when one more step is checked", () =>
    fc.assert(
      fc.property(someItems, fc.constantFrom(...all), (checked, id) => {
        fc.pre(!checked.includes(id));
        expect(progress(toggled(checked, id)).done).toBe(progress(checked).done + 1);
      }),
    ));
});

it("checking twice changes nothing, and once changes that step alone", () =>
  fc.assert(
    fc.property(someItems, fc.constantFrom(...all), (checked, id) => {
      const once = toggled(checked, id);
      expect(toggled(once, id)).toEqual(checked);
      for (const other of all) expect(once.includes(other)).toBe(checked.includes(other) !== (other === id));
    }),
  ));

it("checking a box of one part leaves the other parts as they are", () => {
  expect(withSection([], "logistics", ["reread-iep", "family-plans"])).toEqual(["family-plans"]);
  expect(withSection(["reread-iep", "family-plans"], "logistics", [])).toEqual(["reread-iep"]);
});

describe("what was kept", () => {
  const now = Date.UTC(2026, 10, 24);
  const months = (count: number) => now - count * 30 * 24 * 60 * 60 * 1000;

  it("is read as it was written, without what today's checklist does not know", () => {
    const record = { checked: ["reread-iep", "family-plans"] as const, at: months(11) };
    expect(checklistFormat.read(checklistFormat.write(record), now)).toEqual(record);
    const odd = { ticked: ["family-plans", "gone", 3, null, "reread-iep"], at: now };
    expect(checklistFormat.read(odd, now).checked).toEqual(record.checked);
    expect(checklistFormat.write({ checked: [], at: now })).toBeNull();
  });

  it.each([
    null,
    "reread-iep",
    7,
    {},
    ["reread-iep"],
    { ticked: "reread-iep", at: now },
    { ticked: ["reread-iep"] },
    { ticked: ["reread-iep"], at: "today" },
    { ticked: ["reread-iep"], at: months(13) },
  ])("is nothing when it is damaged or older than 12 months: %j", (stored) =>
    expect(checklistFormat.read(stored, now).checked).toEqual([]),
  );
});
