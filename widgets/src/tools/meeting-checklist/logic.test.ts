import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ItemId, sections } from "./content.ts";
import { checklistFormat, progress, type Ticked, withSection } from "./logic.ts";

const all: readonly ItemId[] = sections.flatMap(({ items }) => items.map(({ id }) => id));
const someTicks = fc.subarray([...all]);

/** As one press on a box does it. */
function toggled(ticked: Ticked, id: ItemId): Ticked {
  const section = sections.find(({ items }) => items.some((item) => item.id === id));
  if (!section) throw new Error(`${id} stands in no part.`);
  const before: readonly ItemId[] = section.items
    .map((item) => item.id)
    .filter((one) => ticked.includes(one));
  return withSection(
    ticked,
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

  it("lies between 0 and 100, is 100 only when all is ticked, and is the sum of the parts", () =>
    fc.assert(
      fc.property(someTicks, (ticked) => {
        const { done, of, percent } = progress(ticked);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(percent === 100).toBe(ticked.length === all.length);
        const parts = sections.map(({ id }) => progress(ticked, id));
        expect(parts.reduce((sum, part) => sum + part.done, 0)).toBe(done);
        expect(parts.reduce((sum, part) => sum + part.of, 0)).toBe(of);
      }),
    ));

  it("never falls when one more step is ticked", () =>
    fc.assert(
      fc.property(someTicks, fc.constantFrom(...all), (ticked, id) => {
        fc.pre(!ticked.includes(id));
        expect(progress(toggled(ticked, id)).done).toBe(progress(ticked).done + 1);
      }),
    ));
});

it("ticking twice changes nothing, and once changes that step alone", () =>
  fc.assert(
    fc.property(someTicks, fc.constantFrom(...all), (ticked, id) => {
      const once = toggled(ticked, id);
      expect(toggled(once, id)).toEqual(ticked);
      for (const other of all) expect(once.includes(other)).toBe(ticked.includes(other) !== (other === id));
    }),
  ));

it("ticking takes nothing of another part from what is given for one", () => {
  expect(withSection([], "logistics", ["reread-iep", "family-plans"])).toEqual(["family-plans"]);
  expect(withSection(["reread-iep", "family-plans"], "logistics", [])).toEqual(["reread-iep"]);
});

describe("what was kept", () => {
  const now = Date.UTC(2026, 10, 24);
  const months = (count: number) => now - count * 30 * 24 * 60 * 60 * 1000;

  it("is read as it was written, without what today's checklist does not know", () => {
    const record = { ticked: ["reread-iep", "family-plans"] as const, at: months(11) };
    expect(checklistFormat.read(checklistFormat.write(record), now)).toEqual(record);
    const odd = { ticked: ["family-plans", "gone", 3, null, "reread-iep"], at: now };
    expect(checklistFormat.read(odd, now).ticked).toEqual(record.ticked);
    expect(checklistFormat.write({ ticked: [], at: now })).toBeNull();
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
    expect(checklistFormat.read(stored, now).ticked).toEqual([]),
  );
});
