import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import * as content from "./content.ts";
import { fieldHint, fieldLabel } from "./form/fieldContent.ts";
import { detailFields, generalFields, type LetterForm, letterTypes } from "./form/fields.ts";
import { revokeWarning } from "./form/revokeWarning.ts";
import { keptWords } from "./kept/keptWords.ts";
import { writeLetter } from "./logic.ts";
import { doorWords } from "./own-templates/doorWords.ts";
import * as templates from "./own-templates/words.ts";
import * as resultContent from "./result/resultContent.ts";
import { letterResultWords } from "./result/words.ts";
import { typedWords } from "./spanish/typedWords.ts";
import { fullForm, leastForm } from "./tests/sampleForms.ts";

/** The grade of a letter's body, without what the parent typed. */
function gradeOf(form: LetterForm): number {
  const { body } = writeLetter(form, null).document;
  const lines = body.flatMap((part) => (part.kind === "list" ? part.items : [part.text]));
  const typed = detailFields.map((field) => form[field]).filter((text) => text !== "");
  return readingGrade(withoutLeftOut(lines.join("\n"), typed));
}

it.each(letterTypes.map((type) => [type] as const))("of the letter %s is 10 at most", (type) => {
  expect(gradeOf(leastForm(type))).toBeLessThanOrEqual(10);
  expect(gradeOf(fullForm(type))).toBeLessThanOrEqual(10);
});

it.each(letterTypes.map((type) => [type] as const))("of the labels and hints of %s is 8 at most", (type) => {
  const fields = [...generalFields, ...detailFields];
  const hints = fields.flatMap((field) => fieldHint(type, field) ?? []);
  for (const hint of hints) expect(readingGrade(withoutLeftOut(hint)), hint).toBeLessThanOrEqual(8);
  const labels = fields.map((field) => fieldLabel(type, field));
  expect(readingGrade(withoutLeftOut([...labels, ...hints].join("\n")))).toBeLessThanOrEqual(8);
});

it.each([
  ["the form", textOf({ ...content.letterWords, ...revokeWarning })],
  ["what each letter is for", textOf(Object.values(content.typeContent).map(({ when }) => when))],
  ["the review", textOf([resultContent.reviewWords, resultContent.findingContent])],
  ["the notes on the letter", textOf(resultContent.noteWords)],
  ["the next steps", textOf([resultContent.nextWords, resultContent.stateWords])],
  ["the letter's screen", textOf(letterResultWords)],
  [
    "what was typed in Spanish",
    textOf([typedWords, typedWords.goesTo("the company"), typedWords.voided("Health")]),
  ],
  ["the letters that the device keeps", textOf([keptWords, keptWords.sureAll(3), keptWords.begun("Nov 20")])],
  ["the ways to own templates", textOf(doorWords)],
  ["their list", textOf(templates.listWords)],
  ["taking them along", textOf([templates.takeAlongWords, templates.nothingChanged])],
  ["saving one", textOf(templates.saveWords)],
  ...Object.entries({ ...templates.changeProblems, ...templates.fileProblems }),
])("of %s is 8 at most", (_, text) => expect(readingGrade(withoutLeftOut(text))).toBeLessThanOrEqual(8));
