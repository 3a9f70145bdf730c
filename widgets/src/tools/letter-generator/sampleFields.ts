import type { LetterForm } from "./form/fields.ts";

/** The invented parent's entries; other fields are those of an empty form. */
export const sampleFields: Partial<LetterForm> = {
  letterType: "initial_evaluation",
  childName: "Samuel Reed",
  childBirthDate: "2017-05-03",
  grade: "3",
  teacherName: "Ms. Rivera",
  schoolName: "Lincoln Elementary School",
  principalName: "Dr. Adams",
  schoolAddress: "12 Maple Street\nLansing, MI 48933",
  state: "MI",
  parentName: "Dana Reed",
  parentAddress: "48 Elm Street, Apt. 2\nLansing, MI 48910",
  parentPhone: "(517) 555-0134",
  parentEmail: "dana.reed@example.com",
  deliveryMethod: "email_and_mail",
  academicConcerns:
    "November 6: he read 22 words in a minute; his class reads 70\nNovember 12: he needed two hours for one page of homework",
  behaviorConcerns: "November 16: he cried when it was his turn to read aloud",
};
