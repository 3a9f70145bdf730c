import { describe, expect, it } from "vitest";
import { emptyForm, generalFields, type LetterForm, letterTypes } from "../form/fields.ts";
import { writeLetter } from "../logic.ts";
import { fullForm, leastForm } from "../tests/sampleForms.ts";
import { formFrom, hasBlanks, templateFrom } from "./makeTemplate.ts";
import { type Keepable, keepable, peopleIn, tidyName } from "./OwnTemplate.ts";
import { isTouched } from "./TemplatesDoor.tsx";

const form = fullForm("specific_services");
const saved = (keep: readonly Keepable[], from: LetterForm = form) =>
  templateFrom(from, keep, "Speech", "2026-11-21");

describe("a template from a letter", () => {
  it("assigns every general field to the parent, the school or the child, except the date", () => {
    const about = [...peopleIn.own, ...peopleIn.school, ...peopleIn.child, "date"];
    expect(about).toEqual(expect.arrayContaining([...generalFields]));
    expect(new Set(about).size).toBe(about.length);
  });

  it.each(letterTypes.map((type) => [type] as const))(
    "of %s has nothing about one child, unless the parent keeps it",
    (type) => {
      const whole = {
        ...fullForm(type),
        additionalInfo: "On May 3, 2025 Maria Elena Lopez asked for Maria's book.",
      };
      const { fields } = saved(["own", "school"], whole);
      for (const field of peopleIn.child) expect(fields[field]).toBeUndefined();
      expect(JSON.stringify(fields)).not.toMatch(/Maria|2017|Rivera|October 3, 2026|May 3/);
      expect(fields.additionalInfo).toBe("On [date] [child's name] asked for [child's name]'s book.");
      expect(hasBlanks(whole, saved(["own", "school"], whole))).toBe(true);
      expect(hasBlanks(whole, saved(["child"], whole))).toBe(false);
    },
  );

  it.each<[readonly Keepable[], string]>([
    [[], "none of them"],
    [["own"], "the parent"],
    [["school"], "the school"],
    [["child"], "the child"],
    [keepable, "all of them"],
  ])("keeps the fields of %j", (keep) => {
    const { fields } = saved(keep);
    for (const who of keepable)
      for (const field of peopleIn[who]) {
        // The form has every field filled in, except those that this kind of letter does not show.
        const isThere = keep.includes(who) && form[field] !== "";
        expect([field, fields[field]]).toEqual([field, isThere ? form[field] : undefined]);
      }
    expect(fields.requestedServices).toBeTruthy();
  });

  it("has the whole letter except the date when everything is kept", () => {
    const again = formFrom(saved(keepable), "2027-01-05");
    expect(again).toEqual({ ...form, date: "2027-01-05" });
  });

  it("drops answers to another kind of letter", () => {
    const other = { ...leastForm("observation_request"), behaviorConcerns: "Hits", requestedServices: "OT" };
    const { fields } = saved(keepable, other);
    expect(fields.behaviorConcerns).toBeUndefined();
    expect(fields.requestedServices).toBeUndefined();
  });

  it("drops values that a list, a date or a letter cannot have", () => {
    const odd = { ...form, state: "Oz", deliveryMethod: "owl", childBirthDate: "soon", grade: "3\u0007rd" };
    const { fields } = saved(keepable, odd);
    expect(fields).not.toHaveProperty("state");
    expect(fields).not.toHaveProperty("deliveryMethod");
    expect(fields).not.toHaveProperty("childBirthDate");
    expect(fields.grade).toBe("3rd");
  });
});

it("a letter from a template is blank where the template is, and dated today", () =>
  expect(formFrom(saved([]), "2027-01-05")).toEqual({
    ...emptyForm("2027-01-05"),
    letterType: "specific_services",
    requestedServices: saved([]).fields.requestedServices,
    additionalInfo: saved([]).fields.additionalInfo,
  }));

it("a letter from a template names its own child in place of the first one", () => {
  const first = { ...leastForm("specific_services"), requestedServices: "Speech for Maria, twice a week" };
  const second = { ...leastForm("specific_services"), childName: "Leo Lopez" };
  const begun = { ...formFrom(saved(["own", "school"], first), second.date), childName: second.childName };
  const { body } = writeLetter(begun, null).document;
  expect(JSON.stringify(body)).toContain("Speech for Leo, twice a week");
  expect(JSON.stringify(body)).not.toMatch(/Maria|\[child/);
});

it.each([
  [emptyForm("2026-11-21"), false],
  [{ ...emptyForm(""), childName: "  " }, false],
  [{ ...emptyForm(""), letterType: "follow_up" } as const, true],
  [{ ...emptyForm(""), childName: "Leo" }, true],
])("a form counts as touched once something is filled in (%#)", (touched, expected) =>
  expect(isTouched(touched)).toBe(expected),
);

it.each([
  ["  Speech \n and  OT ", "Speech and OT"],
  ["\u0000\u0007", ""],
  ["   ", ""],
  ["x".repeat(200), "x".repeat(80)],
  [`${"x".repeat(79)} y`, "x".repeat(79)],
])("the name %j is kept as %j", (typed, name) => expect(tidyName(typed)).toBe(name));
