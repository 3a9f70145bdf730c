import type { LetterDocument, LetterPart } from "../../../documents/index.ts";
import type { Pair } from "../../../documents/letter/BothLetters.tsx";
import { copyWords } from "../../../documents/letter/copyWords.ts";
import type { LetterForm } from "../form/fields.ts";
import { type Letter, writeLetter } from "../logic.ts";
import { writeLetter as writeInSpanish } from "../logic.ts?es";
import type { StateSentences } from "../writing/LetterFacts.ts";
import type { BodyPart } from "../writing/Sentence.ts";
import { linesHandedOver } from "./handedOver.ts";
import { readable } from "./readable.ts";
import { formToSend } from "./withMarks.ts";
import { withoutNothing } from "./withoutNothing.ts";

/** A letter in both languages: the English one is sent, the Spanish one is read beside it. */
export interface LetterInBoth {
  readonly english: Letter;
  readonly spanish: Letter;
  /** The English letter with its copy, for print and files. */
  readonly document: LetterDocument;
}

/**
 * Writes both from one form (ADR 101). What the parent typed in Spanish stays as it is; the English letter has the
 * translation that they approved, or says that it needs one.
 * @param english what the letter may say of the state's rules. @param spanish the same in Spanish.
 */
export function writeInBoth(
  form: LetterForm,
  english: StateSentences | null,
  spanish: StateSentences | null,
): LetterInBoth {
  const told = withoutNothing(form);
  const readForm = readable(form);
  const toSend: Letter = { ...writeLetter(formToSend(form), english, readForm), form };
  const toRead = writeInSpanish(told, spanish, readForm);
  const read = reader(told);
  const document = {
    ...toRead.document,
    body: toRead.document.body.map((part) =>
      part.kind === "list" ? { ...part, items: part.items.map(read) } : { ...part, text: read(part.text) },
    ),
    labels: copyWords.labels,
  };
  const body = toRead.body.map((part) =>
    part.kind === "list"
      ? { ...part, items: part.items.map(read) }
      : { ...part, sentences: part.sentences.map((one) => ({ ...one, text: read(one.text) })) },
  );
  return {
    english: toSend,
    spanish: { ...toRead, body, document },
    document: { ...toSend.document, spanishCopy: document },
  };
}

/** Reads the lines in Spanish that a tool put into the form in English. */
function reader(form: LetterForm): (text: string) => string {
  const lines = linesHandedOver(form);
  return (text) => lines.reduce((read, [english, spanish]) => read.replaceAll(english, () => spanish), text);
}

/** The letters' bodies, part by part. Where only one language knew a rule of the state, the part is left whole. */
export function pairsOf({ english, spanish }: LetterInBoth): readonly Pair[] {
  const [sent, read] = [english, spanish].map((letter) =>
    letter.document.body.map((part, index) => ({
      kind: part.kind,
      texts: textsOf(part, letter.body[index]),
    })),
  );
  return (sent ?? []).map(({ kind, texts }, index) => {
    const other = read?.[index]?.texts ?? [];
    return texts.length === other.length
      ? { kind, english: texts, spanish: other }
      : { kind, english: [texts.join(" ")], spanish: [other.join(" ")] };
  });
}

/** The last paragraph of a letter is in its document alone. */
function textsOf(part: LetterPart, sentences: BodyPart | undefined): readonly string[] {
  if (part.kind === "list") return part.items;
  return sentences?.kind === "paragraph" ? sentences.sentences.map(({ text }) => text) : [part.text];
}
