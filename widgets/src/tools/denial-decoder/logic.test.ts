import { denialReasons, lettersToSend } from "@iep-insider/sdk/contract";
import { provisions } from "@iep-insider/sdk/law";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Hint, hints, type LawText } from "./content.ts";
import { letterStart } from "./letterStart.ts";
import { emptyForm, formFrom, isFailed, missing, questionOf } from "./logic.ts";
import { rights } from "./resultContent.ts";
import { aDenial } from "./tests/denial.ts";

const labelOf = (reason: string) => denialReasons.find(({ id }) => id === reason)?.label ?? "";

it.each([
  [{ ...emptyForm }, "reason"],
  [{ ...emptyForm, own: "too shy" }, "reason"],
  [{ ...emptyForm, reason: "other" }, "own"],
  [{ ...emptyForm, reason: "other", own: " \n" }, "own"],
  [{ ...emptyForm, reason: "other", own: "too shy" }, null],
  [{ ...emptyForm, reason: "no_services" }, null],
] as const)("of %j misses %s", (form, lacks) => expect(missing(form)).toBe(lacks));

it.each(denialReasons)("asks with the label of $id, or with the parent's own words", ({ id, label }) => {
  const form = { ...emptyForm, reason: id, own: " too shy ", context: "  ", state: "" } as const;
  expect(questionOf(form, labelOf).denialReason).toBe(id === "other" ? "too shy" : label);
  expect(questionOf(form, labelOf).context).toBeUndefined();
});

describe("a form that was kept", () => {
  it.each([[undefined], [null], [7], ["text"]])("is none when it is %j", (kept) =>
    expect(formFrom(kept)).toBeNull(),
  );

  it("is read back whole, whatever was typed", () => {
    const text = fc.string();
    const reason = fc.constantFrom(...denialReasons.map(({ id }) => id), "" as const);
    const state = fc.constantFrom("TX" as const, "" as const);
    fc.assert(
      fc.property(fc.record({ reason, own: text, context: text, state }), (form) => {
        expect(formFrom(JSON.parse(JSON.stringify(form)))).toEqual(form);
      }),
    );
  });

  it("leaves out values that do not fit", () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (kept) => {
        const form = formFrom({ ...kept, reason: "toString", state: "ZZ" });
        expect([form?.reason, form?.state]).toEqual(["", ""]);
        expect(typeof form?.own).toBe("string");
      }),
    ));
});

it.each([
  [aDenial(), false],
  [aDenial({ success: false }), true],
  [aDenial({ success: false, outcome: "declined" }), false],
  [aDenial({ success: false, outcome: "unknown" }), false],
  [aDenial({ analysis: { ...aDenial().analysis, explanation: " " } }), true],
])("takes an answer for failed only where it has nothing to show (%#)", (denial, failed) =>
  expect(isFailed(denial)).toBe(failed),
);

describe("the letter", () => {
  const typed = { denialReason: "No money", context: "They said so." };

  it.each(lettersToSend)("%s begins with the reason and what happened", (letter) => {
    const start = letterStart(letter, typed, "TX");
    const { letterType, state, ...text } = start;
    expect([letterType, state]).toEqual([letter, "TX"]);
    expect(Object.values(text)).toEqual([["The reason I was given: No money", "They said so."]]);
  });

  it("begins bare after an answer of before", () =>
    expect(letterStart("disagreement", null, "")).toEqual({ letterType: "disagreement" }));
});

it("rests its hints and rights on provisions that were read in the law", () => {
  const inHints: readonly (Hint | null)[] = Object.values(hints);
  const sentences: readonly LawText[] = [...inHints.flatMap((hint) => hint?.sentences ?? []), ...rights];
  const statuses = sentences.flatMap((one) => one.provisions).map((id) => provisions[id].status);
  expect(statuses.length).toBeGreaterThan(10);
  expect(new Set(statuses)).toEqual(new Set(["verified"]));
});
