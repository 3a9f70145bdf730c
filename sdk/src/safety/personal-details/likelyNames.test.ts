import { expect, it } from "vitest";
import { likelyNames } from "./likelyNames.ts";
import { withoutPersonalDetails } from "./withoutPersonalDetails.ts";

it.each<readonly [string, readonly string[]]>([
  ["Mrs. Smith said no, and mrs jones agreed.", ["Smith", "jones"]],
  ["I spoke with Coach Bell and Principal Ortiz", ["Bell", "Ortiz"]],
  ["Ms. B says he is fine", ["B"]],
  ["my kid jaylin got suspended", ["jaylin"]],
  ["my son, kaelen, 7, cannot read. kaelen hates it", ["kaelen", "kaelen"]],
  ["my daughter kaelen's aide left", ["kaelen"]],
  [
    "Para: DeShawn. School: Martin Luther King Jr. Elementary.",
    ["DeShawn", "Martin Luther King Jr. Elementary"],
  ],
  ["Kaelen will read 90 words.", ["Kaelen"]],
  ["Kaelen's goal is weak.", ["Kaelen"]],
  ["Kaelen was hurt. We told Kaelen so.", ["Kaelen", "Kaelen"]],
  ["By June, Kaelen Okafor will read.", ["Kaelen Okafor"]],
  ["the aide, Ana M. Lopez, left", ["Ana M. Lopez"]],
  ["Springfield Unified School District refused", ["Springfield Unified School District"]],
  ["The Washington Elementary School team", ["Washington Elementary School"]],
  ["PS 117 said", ["PS 117"]],
  ["mi hijo emiliano no habla y la sra ibarra no contesta", ["emiliano", "ibarra"]],
  ["se llama yunuen y su maestra es lupita", ["yunuen", "lupita"]],
  ["La Lic. Arce habló con maria de la cruz.", ["Arce", "maria de la cruz"]],
  ["El expediente de José Luis Del Río se perdió.", ["José Luis Del Río"]],
  ["Itzel no lee. Le dije a Itzel que espere.", ["Itzel", "Itzel"]],
  [
    "Va a la Escuela Primaria Benito Juárez, antes iba al Colegio San José.",
    ["Escuela Primaria Benito Juárez", "Colegio San José"],
  ],
  ["at St. Mary's Academy", ["St. Mary's Academy"]],
  [
    "Deshawn O'Neil-Brown hit someone. I saw Deshawn O'Neil-Brown",
    ["Deshawn O'Neil-Brown", "Deshawn O'Neil-Brown"],
  ],
])("is marked in: %s", (text, expected) => {
  const marks = likelyNames(text);
  expect(marks.map((mark) => mark.text)).toEqual(expected);
  for (const { start, end, text: marked } of marks) expect(text.slice(start, end)).toBe(marked);
});

it("says which is a school", () => {
  expect(likelyNames("Mr. Roe at Elm High School").map(({ why }) => why)).toEqual(["name", "school"]);
});

it.each([
  "When given a visual schedule, Student will transition between activities with no more than 1 prompt.",
  "My daughter has ADHD and Autism. Does she get an IEP or a 504 Plan under Section 504?",
  "What is FAPE? What's an IEE? Are FBAs free?",
  "They refused Occupational Therapy, Extended School Year and a 1:1 Aide on Monday.",
  "The Individualized Education Program Team sent Prior Written Notice under the Individuals with Disabilities Education Act (IDEA), 34 CFR 300.503.",
  "We live in New York. Is it the same in California, or West Virginia?",
  "I called the Office for Civil Rights and the U.S. Department of Education.",
  "He gets Orton-Gillingham and Wilson Reading, and took the WISC and the Woodcock-Johnson.",
  "Services will be reduced. Placement was changed. Transportation is late. Homework has grown.",
  "Speech has stopped. School's over at 3. Nobody can tell me. Who will help?",
  "She speaks Spanish at home and English at school; Spanish-speaking staff left in October.",
  "- Reading: grade 2\n- Math: grade 3\n1. Ask the team\nPresent Levels of Academic Achievement",
  'My son will be in Kindergarten. His Teacher says “He is lazy.” She said, "Just wait."',
  "the middle school and the high school, the School Board, the School Psychologist and the School District",
  "Using a calculator, the student will solve two-step Algebra problems. Progress is measured weekly.",
  "He has Down Syndrome. Can they make him leave General Education?",
  "My son never got help. my child who is deaf and my kid really has to. My son teacher is new.",
  "He uses the Zones of Regulation. Is Compensatory Education owed? The Vice Principal left.",
  "In math, he will add. With prompts, she will answer. Within 36 weeks, they will ask for Help.",
])("is not seen in: %s", (text) => {
  expect(likelyNames(text).map((mark) => mark.text)).toEqual([]);
});

it("is marked in the prepared text where it occurs", () => {
  const { text, marked } = withoutPersonalDetails("On October 3, 2025 Ana met Mr. Roe.", ["Ana"]);
  expect(marked).toEqual([
    { start: text.indexOf("Roe"), end: text.indexOf("Roe") + 3, text: "Roe", why: "name" },
  ]);
});
