import { expect, it } from "vitest";
import { translationMark } from "../../../documents/letter/isSpanish.ts";
import { letterText } from "../../../documents/letter/letterText.ts";
import { readForm } from "../form/fields.ts";
import { fullForm } from "../tests/sampleForms.ts";
import { mayBeSpanish } from "./mayBeSpanish.ts";
import { writeInBoth } from "./spanishLetter.ts";
import { approvedIn, inEnglish, linesInSpanish, voidIn, withTranslation } from "./translations.ts";

const field = "academicConcerns";
const typed = "lee muy despacio\nHas trouble with math.\nno entiende la tarea";
const english = "My child reads very slowly.\nMy child does not understand the homework.";
const form = { ...fullForm("initial_evaluation"), [field]: typed };
const approved = withTranslation(form, field, english);
const texts = (of: typeof form) => {
  const { english: sent, spanish } = writeInBoth(of, null, null);
  return { sent: letterText(sent.document), read: letterText(spanish.document) };
};

it("puts an approved translation into the letter to the school, and leaves the Spanish copy as it was typed", () => {
  expect(linesInSpanish(form, field)).toEqual(["Lee muy despacio.", "No entiende la tarea."]);
  const { sent, read } = texts(approved);
  expect(sent).toContain("My child reads very slowly. Has trouble with math. My child does not understand");
  expect(sent).not.toContain(translationMark);
  expect(read).toContain("Lee muy despacio.");
  expect(read).not.toContain("slowly");
  // The form that is kept is as it was typed.
  expect(writeInBoth(approved, null, null).english.form[field]).toBe(typed);
});

it("says the same in both languages, whatever words a translation has", () => {
  const { english: sent, spanish } = writeInBoth(
    withTranslation(form, field, "My child has seizures and reads slowly.\nNo math."),
    null,
    null,
  );
  expect(sent.body.map(({ kind }) => kind)).toEqual(spanish.body.map(({ kind }) => kind));
  expect(sent.body.flatMap((part) => (part.kind === "list" ? [part.items.length] : []))).toEqual(
    spanish.body.flatMap((part) => (part.kind === "list" ? [part.items.length] : [])),
  );
});

it("takes a translation with other lines as a whole", () => {
  const whole = withTranslation(form, field, "My child reads slowly and is lost.");
  expect(inEnglish(whole)[field]).toBe("My child reads slowly and is lost.\nHas trouble with math.");
});

it("is void once the words change, and says so", () => {
  const changed = { ...approved, [field]: `${typed} nunca` };
  expect(approvedIn(changed)).toEqual({});
  expect(voidIn(changed)).toEqual([field]);
  expect(texts(changed).sent).toContain(translationMark);
  expect(voidIn(approved)).toEqual([]);
});

it("comes back with a draft, and can be taken out", () => {
  const draft = readForm(JSON.parse(JSON.stringify(approved)), "");
  expect(approvedIn(draft)).toEqual({ [field]: english });
  expect(withTranslation(draft, field, null)).toEqual(form);
});

it.each(["{", "null", "[]", '{"academicConcerns":{"typed":5,"english":"x"}}', '{"academicConcerns":null}'])(
  "a damaged %s is none",
  (translations) => expect(approvedIn({ ...form, translations })).toEqual({}),
);

it.each([
  ["lee muy despasio y no entiende la tarea", true],
  ["Tiene TDAH. No duerme", true],
  ["Reads very slowly and has trouble with math", false],
  ["He said no to the homework, and cried on the bus a lot", false],
])("an English screen looks closer at “%s”: %s", (text, expected) => {
  const told = { ...fullForm("iep_meeting"), ...Object.fromEntries([[field, text]]) };
  expect(mayBeSpanish({ ...told })).toBe(expected);
});
