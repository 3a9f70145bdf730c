import { describe, expect, it } from "vitest";
import { leastForm } from "../tests/sampleForms.ts";
import {
  emptyForm,
  isRequired,
  type LetterField,
  letterTypes,
  missingFields,
  readForm,
  shownDetails,
} from "./fields.ts";

// The two tables of the specification, written out once more by hand, but for ADR 22, and the letters that the
// tables do not have.
const always: readonly LetterField[] = ["childName", "parentName", "schoolName", "principalName"];
const evaluationConcerns = [
  "academicConcerns",
  "behaviorConcerns",
  "communicationConcerns",
  "motorConcerns",
  "socialEmotionalConcerns",
];
const table = {
  initial_evaluation: {
    extra: ["grade", "teacherName", "academicConcerns", "behaviorConcerns"],
    shown: evaluationConcerns,
  },
  re_evaluation: {
    extra: ["grade", "teacherName", "academicConcerns", "behaviorConcerns"],
    shown: [...evaluationConcerns, "urgencyReason"],
  },
  "504_evaluation": { extra: ["grade", "teacherName", "medicalConditions"], shown: ["medicalConditions"] },
  iep_meeting: { extra: [], shown: ["medicalConditions", "urgencyReason", "currentServices"] },
  fba_request: { extra: ["grade", "behaviorConcerns"], shown: ["behaviorConcerns", "medicalConditions"] },
  bip_request: { extra: ["grade", "behaviorConcerns"], shown: ["behaviorConcerns", "medicalConditions"] },
  aide_assessment: {
    extra: ["grade", "behaviorConcerns"],
    shown: ["behaviorConcerns", "medicalConditions", "currentServices"],
  },
  disagreement: {
    extra: ["specificConcerns"],
    shown: ["specificConcerns", "medicalConditions", "currentServices"],
  },
  specific_services: {
    extra: ["requestedServices"],
    shown: ["requestedServices", "medicalConditions", "currentServices"],
  },
  iee_request: {
    extra: ["specificConcerns"],
    shown: ["specificConcerns", "medicalConditions", "requestedServices"],
  },
  revoke_consent: { extra: [], shown: ["urgencyReason", "medicalConditions"] },
  prior_written_notice: { extra: ["specificConcerns"], shown: ["specificConcerns", "medicalConditions"] },
  observation_request: { extra: [], shown: ["medicalConditions", "urgencyReason"] },
  manifestation_determination: {
    extra: ["grade", "behaviorConcerns"],
    shown: ["behaviorConcerns", "medicalConditions", "decisionDate", "urgencyReason"],
  },
  follow_up: { extra: [], shown: ["specificConcerns", "medicalConditions", "eventDate"] },
  records_request: { extra: [], shown: ["specificConcerns", "eventDate"] },
  makeup_services: {
    extra: ["specificConcerns"],
    shown: ["specificConcerns", "requestedServices", "currentServices"],
  },
  bullying_report: {
    extra: ["specificConcerns"],
    shown: ["specificConcerns", "socialEmotionalConcerns", "medicalConditions"],
  },
  private_placement: {
    extra: ["specificConcerns"],
    shown: ["specificConcerns", "eventDate", "privateSchool"],
  },
  state_complaint: {
    extra: ["state", "parentAddress", "specificConcerns", "urgencyReason"],
    shown: ["specificConcerns", "urgencyReason", "requestedServices"],
  },
} as const;

/** A complaint to the state needs no principal. */
const requiredFor = (type: (typeof letterTypes)[number]) => [
  ...always.filter((field) => type !== "state_complaint" || field !== "principalName"),
  ...table[type].extra,
];

describe.each(letterTypes.map((type) => [type] as const))("%s", (type) => {
  it("asks for the fields of the table, and for no others", () => {
    const required = requiredFor(type);
    const empty = { ...emptyForm("2026-11-21"), letterType: type };
    expect([...missingFields(empty)].sort()).toEqual([...required].sort());
    for (const field of required) expect(isRequired(type, field)).toBe(true);
  });

  it("shows the detail fields of the table, and the two that every letter has", () => {
    const shown = [...table[type].shown, "previousEvaluations", "additionalInfo"];
    expect([...shownDetails(type)].sort()).toEqual(shown.sort());
  });

  it("is complete with its required fields, and not with blanks in one of them", () => {
    const form = leastForm(type);
    expect(missingFields(form)).toEqual([]);
    for (const field of requiredFor(type))
      expect(missingFields({ ...form, [field]: "  \n " })).toEqual([field]);
  });
});

it.each([
  null,
  undefined,
  "text",
  7,
  [],
  { childName: 5, letterType: "essay", other: "x", __proto__: { grade: "9" } },
])("a form is empty when the saved value is invalid: %j", (saved) =>
  expect(readForm(saved, "2026-11-21")).toEqual(emptyForm("2026-11-21")),
);

it("a form keeps what fits of a form of another version", () => {
  const saved = { childName: "Maria", letterType: "follow_up", favouriteColour: "teal", grade: null };
  expect(readForm(saved, "2026-11-21")).toEqual({
    ...emptyForm("2026-11-21"),
    childName: "Maria",
    letterType: "follow_up",
  });
});
