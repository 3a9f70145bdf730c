import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LetterDocument } from "../LetterDocument.ts";
import { sampleLetter } from "../tests/sampleLetter.ts";
import { wordParts } from "../tests/wordParts.ts";
import { toWord } from "../toWord.ts";
import { copyWords } from "./copyWords.ts";
import { letterText } from "./letterText.ts";
import { textWithCopy } from "./spanishCopy.tsx";

// The build in Spanish: what is sent has no word of the copy, and what is kept has all of it.
beforeEach(() => void vi.stubEnv("IEP_LOCALE", "es"));
afterEach(() => void vi.unstubAllEnvs());

const spanishCopy: LetterDocument = {
  ...sampleLetter,
  labels: { subject: "Asunto:", copies: "Copia para:", page: "Página" },
  salutation: "A la atención de Dr. Adams:",
  body: [{ kind: "paragraph", text: "Pido una reunión." }],
};
const letter: LetterDocument = { ...sampleLetter, spanishCopy };

it("follows the letter in the text file, below a title", () => {
  const [sent, title, read] = textWithCopy(letter).split(/\n=+\n/);
  expect(sent?.trim()).toBe(letterText(sampleLetter).trim());
  expect(title).toContain(copyWords.titleForSchool);
  expect(read?.trim()).toBe(letterText(spanishCopy).trim());
  expect(read).toMatch(/^Asunto: /m);
});

it("is in no text that is copied or sent", () => expect(letterText(letter)).toBe(letterText(sampleLetter)));

it("is a section of its own in the Word file, below a title", async () => {
  const { "word/document.xml": word = "" } = await wordParts(await toWord(letter));
  const [sent = "", read = ""] = word.split("</w:sectPr>");
  expect(word.match(/<w:sectPr/g)).toHaveLength(2);
  expect(sent).not.toContain("Pido una reunión.");
  expect(sent).not.toContain('w:val="Spanish"');
  expect(read.indexOf(copyWords.title)).toBeGreaterThan(-1);
  expect(read.indexOf("Pido una reunión.")).toBeGreaterThan(read.indexOf(copyWords.titleForSchool));
  expect(read).toMatch(/<w:pStyle w:val="Spanish"\/>(?:(?!<\/w:p>).)*Pido una reunión\./s);
});
