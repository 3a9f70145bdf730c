import {
  detailFields,
  emptyForm,
  isRequired,
  type LetterField,
  type LetterForm,
  type LetterType,
  letterTypes,
  shownDetails,
} from "../form/fields.ts";

// What the tests of the letters, these and those in a browser, type into the form. The family is invented.

/** Field to what is typed or chosen. */
export type LetterAnswers = Readonly<Record<string, string>>;

const people = {
  childName: "Maria Elena Lopez",
  parentName: "Ana Lopez",
  schoolName: "Lincoln Elementary School",
  principalName: "Dr. Adams",
  date: "2026-11-21",
};

/** Every field that some type requires: of these, a form takes what it asks for. */
export const leastAnswers: LetterAnswers = {
  ...people,
  grade: "3",
  teacherName: "Ms. Rivera",
  specificConcerns: "October 14, 2026: I asked for speech twice a week; Ms. Hale said no",
  academicConcerns: "October 3: read 20 words in a minute; her class reads 70",
  behaviorConcerns: "October 6: left the room twice in math",
  medicalConditions: "ADHD, found by Dr. Chen in June 2025",
  requestedServices: "Speech therapy, twice a week, 30 minutes, in a small group",
  urgencyReason: "Her grades have fallen from B to D since September 2026",
  state: "MA",
  parentAddress: "48 Elm Street, Apt. 2\nSpringfield, MA 01103",
};

const forty =
  "On October 3, 2026 the class read for twenty minutes and she read two lines, then she put her head on the desk and said that the letters move, and her teacher told me that this happens on most days now.";

/** The whole letterhead, and 40 words in every field that a parent tells something in. */
export const fullAnswers: LetterAnswers = {
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
  ...Object.fromEntries(detailFields.map((field) => [field, forty])),
  decisionDate: "2026-11-18",
  eventDate: "2026-12-15",
  privateSchool: "Riverside Academy",
};

/** A unique text in every text field, so that it can be found wherever it ends up. */
export const markedAnswers: LetterAnswers = Object.fromEntries(
  Object.keys(fullAnswers)
    .filter((field) => !/date$|^state$|^deliveryMethod$/i.test(field))
    .map((field) => [field, field === "parentEmail" ? "zqx-email@example.org" : `Zqx${field} zqx`]),
);

/** The least that gives a letter: the required fields alone. */
export function leastForm(letterType: LetterType): LetterForm {
  const required = Object.entries(leastAnswers).filter(
    ([field]) => field in people || isRequired(letterType, field as LetterField),
  );
  return { ...emptyForm(people.date), letterType, ...Object.fromEntries(required) };
}

/** Everything filled in. */
export function fullForm(letterType: LetterType): LetterForm {
  const shown = shownDetails(letterType);
  const answers = Object.entries(fullAnswers).filter(
    ([field]) => !detailFields.some((detail) => detail === field && !shown.includes(detail)),
  );
  return { ...emptyForm(people.date), letterType, ...Object.fromEntries(answers) };
}

/** Every detail field, each with a word of its own that is found again in a letter, shown or not. */
export function markedForm(letterType: LetterType): LetterForm {
  const marks = Object.fromEntries(detailFields.map((field) => [field, markOf(field)]));
  return { ...leastForm(letterType), ...marks, letterType };
}

export function markOf(field: string): string {
  return `Marked ${field} on October 3`;
}

export { type LetterType, letterTypes };
