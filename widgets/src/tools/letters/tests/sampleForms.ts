import {
  detailFields,
  emptyForm,
  isRequired,
  type LetterForm,
  type LetterType,
  letterTypes,
  shownDetails,
} from "../form/fields.ts";

// Forms that the tests of the letters share. The family is invented.

const people = {
  childName: "Maria Elena Lopez",
  parentName: "Ana Lopez",
  schoolName: "Lincoln Elementary School",
  principalName: "Dr. Adams",
};

const needed = {
  grade: "3",
  teacherName: "Ms. Rivera",
  specificConcerns: "October 14, 2026: I asked for speech twice a week; Ms. Hale said no",
  academicConcerns: "October 3: read 20 words in a minute; her class reads 70",
  behaviorConcerns: "October 6: left the room twice in math",
  medicalConditions: "ADHD, found by Dr. Chen in June 2025",
  requestedServices: "Speech therapy, twice a week, 30 minutes, in a small group",
  urgencyReason: "Her grades have fallen from B to D since September 2026",
};

const forty =
  "On October 3, 2026 the class read for twenty minutes and she read two lines, then she put her head on the desk and said that the letters move, and her teacher told me that this happens on most days now.";

/** The least that gives a letter: the required fields alone. */
export function leastForm(letterType: LetterType): LetterForm {
  const form = { ...emptyForm("2026-11-21"), ...people, letterType };
  const required = Object.entries(needed).filter(([field]) =>
    isRequired(letterType, field as keyof typeof needed),
  );
  return { ...form, ...Object.fromEntries(required) };
}

/** Everything filled in, with 40 words in every field that a parent tells something in. */
export function fullForm(letterType: LetterType): LetterForm {
  return {
    ...emptyForm("2026-11-21"),
    ...people,
    grade: "3",
    teacherName: "Ms. Rivera",
    childBirthDate: "2017-05-03",
    schoolAddress: "12 Maple Street\nSpringfield, MA 01101",
    district: "Springfield Public Schools",
    state: "MA",
    parentAddress: "48 Elm Street, Apt. 2\nSpringfield, MA 01103",
    parentPhone: "(413) 555-0134",
    parentEmail: "ana.lopez@example.com",
    deliveryMethod: "email_and_mail",
    ...Object.fromEntries(shownDetails(letterType).map((field) => [field, forty])),
    letterType,
  };
}

/** Every detail field, each with a word of its own that is found again in a letter, shown or not. */
export function markedForm(letterType: LetterType): LetterForm {
  const marks = Object.fromEntries(detailFields.map((field) => [field, markOf(field)]));
  return { ...leastForm(letterType), ...marks, letterType };
}

export function markOf(field: string): string {
  return `Marked ${field} on October 3`;
}

export const everyType = letterTypes.map((type) => [type] as const);
