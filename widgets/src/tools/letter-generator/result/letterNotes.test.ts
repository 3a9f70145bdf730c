import { expect, it } from "vitest";
import { bodyText } from "../../../documents/index.ts";
import { marksIn } from "../../../result/marks.ts";
import { letterTypes } from "../form/fields.ts";
import { writeLetter } from "../logic.ts";
import { fullForm } from "../tests/sampleForms.ts";
import { notesOn } from "./LetterNotes.tsx";

it.each(letterTypes.map((type) => [type] as const))("each sentence of law in %s has its note", (type) => {
  const letter = writeLetter(fullForm(type), null);
  const law = letter.body.flatMap((part) =>
    part.kind === "paragraph" ? part.sentences.filter(({ role }) => role === "law") : [],
  );
  const text = bodyText(letter.document.body);
  const marked = marksIn(text, notesOn(letter)).map(({ start, end }) => text.slice(start, end));
  for (const sentence of law) expect(marked).toContain(sentence.text);
  expect(marked.length - law.length, "and the date").toBeLessThanOrEqual(1);
});
