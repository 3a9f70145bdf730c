import { beforeAll, expect, it } from "vitest";
import { translationMark } from "../../documents/letter/isSpanish.ts";
import { letterText } from "../../documents/letter/letterText.ts";
import { detailFields, type LetterForm, type LetterType, letterTypes } from "./form/fields.ts";
import { writeLetter } from "./logic.ts";
import { writeLetter as writeInSpanish } from "./logic.ts?es";
import { inSpanish } from "./spanish/handedOver.ts";
import { pairsOf, writeInBoth } from "./spanish/spanishLetter.ts";
import { fullForm, leastForm } from "./tests/sampleForms.ts";
import type { StateSentences } from "./writing/LetterFacts.ts";
import { loadStateSentences } from "./writing/stateRules.ts";
import { loadStateSentences as loadInSpanish } from "./writing/stateRules.ts?es";

// The same letter in both languages: what the school gets, and what the parent reads beside it (ADR 101).

/** What the parent typed in Spanish, so that every English word left is the letter's. */
const typed = "Lee muy despacio y se cansa";
const spanishForm = (type: LetterType): LetterForm => ({
  ...fullForm(type),
  interpreter: "Spanish",
  ...Object.fromEntries(
    detailFields
      .filter((field) => !/date$/i.test(field) && fullForm(type)[field] !== "")
      .map((field) => [field, typed]),
  ),
});

/** Written alike in both languages. */
const sameInBoth = ["crisis", "decide", "federal", "normal", "plan", "social"];
/** The words in small letters from three letters on, without addresses and without rules as they are cited. */
const wordsOf = (letter: ReturnType<typeof writeLetter>) =>
  new Set(
    letterText(letter.document)
      .replaceAll(typed, "")
      .replace(/^cc:|\S+@\S+|\([^()]*\d[^()]*\)/gm, "")
      .match(/(?<![\p{L}\d’'])\p{Ll}[\p{L}’']{2,}/gu),
  );

/** A state with rules of its own for most letters. */
let ofState: StateSentences;
let ofStateInSpanish: StateSentences;
beforeAll(async () => {
  ofState = await loadStateSentences("MI", "2026-11-21");
  ofStateInSpanish = await loadInSpanish("MI", "2026-11-21");
});

it.each(letterTypes)("%s has as many parts and sentences in Spanish, each of the same kind", (type) => {
  for (const form of [spanishForm(type), leastForm(type)]) {
    const shape = ({ body }: ReturnType<typeof writeLetter>) =>
      body.map((part) =>
        part.kind === "list"
          ? [part.role, part.items.length]
          : part.sentences.map((one) => [one.role, one.role === "law" ? one.cited : null]),
      );
    expect(shape(writeInSpanish(form, ofStateInSpanish))).toEqual(shape(writeLetter(form, ofState)));
  }
});

it.each(letterTypes)("%s shares no word with its English but those that are alike", (type) => {
  const form = spanishForm(type);
  const inEnglish = wordsOf(writeLetter(form, ofState));
  const inSpanish = wordsOf(writeInSpanish(form, ofStateInSpanish));
  expect([...inSpanish].filter((word) => inEnglish.has(word) && !sameInBoth.includes(word))).toEqual([]);
});

it("writes days as each language does", () => {
  const form = fullForm("private_placement");
  expect(letterText(writeLetter(form, null).document)).toContain("December 15, 2026");
  expect(letterText(writeInSpanish(form, null).document)).toContain("15 de diciembre de 2026");
});

it.each(letterTypes)(
  "%s keeps what was typed in Spanish, and marks it only in the letter that is sent",
  (type) => {
    const { english, spanish, document } = writeInBoth(spanishForm(type), ofState, ofStateInSpanish);
    const [sent, read] = [english, spanish].map((letter) => letterText(letter.document));
    const times = (text = "", what: string) => text.split(what).length - 1;
    expect(times(sent, `${translationMark} ${typed}`)).toBe(times(sent, typed));
    expect(times(read, typed)).toBe(times(sent, typed));
    expect(read).not.toContain(translationMark);
    expect(document.spanishCopy).toBe(spanish.document);
    // The form that is kept, and that the other tools read, is as it was typed.
    expect(english.form).toEqual(spanishForm(type));
  },
);

it("shows every sentence beside its own", () => {
  for (const type of letterTypes)
    for (const { english, spanish } of pairsOf(writeInBoth(fullForm(type), ofState, ofStateInSpanish)))
      expect(spanish).toHaveLength(english.length);
});

it("marks no line in English, and leaves out one that says there is nothing", () => {
  const form = { ...fullForm("iep_meeting"), currentServices: "Ninguno" };
  const { english, spanish } = writeInBoth(form, null, null);
  const [sent, read] = [english, spanish].map((letter) => letterText(letter.document));
  expect(sent).not.toContain(translationMark);
  expect([sent, read].join()).not.toContain("Ninguno");
});

it.each([
  ["Has trouble with reading.", /^Le cuesta/],
  ["The reason I was given: There is no money", /^La razón que me dieron: There is no money$/],
  ["Help that was tried: tutoring; a 504 plan.", /clases particulares; un plan 504\.$/],
  ["My own words", null],
])("knows the Spanish of a line that a tool put in: %s", (line, expected) => {
  if (expected) expect(inSpanish(line)).toMatch(expected);
  else expect(inSpanish(line)).toBeNull();
});

it("has that line in English in the letter, and in Spanish in the copy", () => {
  const form = { ...fullForm("initial_evaluation"), academicConcerns: "Has trouble with reading." };
  const [sent, read] = Object.values(writeInBoth(form, null, null)).map((letter) =>
    letterText("document" in letter ? letter.document : letter),
  );
  expect(sent).toContain("Schoolwork: Has trouble with reading.");
  expect(read).not.toContain("Has trouble with reading.");
});
