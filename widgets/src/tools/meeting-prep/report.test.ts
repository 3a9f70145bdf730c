import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reportText } from "../../documents/index.ts";
import { lawOf } from "./cited.ts";
import { type ItemId, sections } from "./content.ts";
import type { Ticked } from "./logic.ts";
import { checklistReport } from "./report.ts";

const day = "November 21, 2026";
const items: readonly { id: ItemId; text: string }[] = sections.flatMap((section) => [...section.items]);
const textOf = (ticked: Ticked) => reportText(checklistReport(ticked, day));
const flat = (text: string) => text.replace(/\s+/g, " ");

describe("the checklist as a document", () => {
  it("bears the file name of the spec", () => {
    expect(checklistReport([], day).fileName).toBe("IEP-Meeting-Prep-Checklist");
  });

  it("has every step, ticked as it is on the screen", () => {
    fc.assert(
      fc.property(fc.subarray(items.map(({ id }) => id)), (ticked) => {
        const text = flat(textOf(ticked));
        for (const { id, text: step } of items)
          expect(text).toContain(`${ticked.includes(id) ? "[x]" : "[ ]"} ${step}`);
        expect(text.match(/\[[x ]\] /g)).toHaveLength(20);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    [0, "Tick each step when it is done."],
    [1, "Done so far: 1 of 20 steps."],
    [20, "All 20 steps are done."],
  ])("leads with how far it is: %i", (done, lead) => {
    expect(
      checklistReport(
        items.slice(0, done).map(({ id }) => id),
        day,
      ).lead,
    ).toEqual([lead]);
  });

  it("says what it is and is not, and when it was made", () => {
    const text = flat(textOf([]));
    expect(text).toContain("It is not legal advice.");
    expect(text).toContain("Made on November 21, 2026 with IEP Insider");
  });

  it("keeps every line within 78 characters", () => {
    for (const line of textOf([]).split("\n")) expect(line.length).toBeLessThanOrEqual(78);
  });
});

describe("the law", () => {
  it.each(sections)(
    "of $id rests on provisions we hold, and says so where they are not verified",
    (section) => {
      const sentences = lawOf(section);
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      for (const { text, provisions } of sentences) {
        expect(provisions.length).toBeGreaterThan(0);
        const isVerified = provisions.every(({ status }) => status === "verified");
        expect(text.includes("not in the law itself")).toBe(!isVerified);
      }
    },
  );

  it("promises no number of days for a meeting, a notice or an answer", () => {
    const law = sections.flatMap(lawOf).map(({ text }) => text);
    for (const text of law) expect(text).not.toMatch(/\b\d+\s+(?:school |business |calendar )?days/);
  });
});
