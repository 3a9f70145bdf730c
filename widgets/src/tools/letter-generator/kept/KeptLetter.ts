import { type LetterForm, readForm } from "../form/fields.ts";

/** A letter stored on the device. */
export interface KeptLetter {
  /** When it was started, in milliseconds; unique. */
  readonly id: number;
  /** Its last change. */
  readonly changed: number;
  readonly form: LetterForm;
  /** Whether it was generated once: then Start Over keeps it. */
  readonly isWritten: boolean;
}

/** The latest change first. */
export type KeptLetters = readonly KeptLetter[];

/** A letter is deleted 30 days after its last change: it says who a child is and what is hard for them. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Serializes letters, and parses them defensively: damaged and outdated ones are dropped. */
export const lettersFormat = {
  read(stored: unknown, now: number): KeptLetters {
    const { letters } = fieldsOf(stored);
    const read = (Array.isArray(letters) ? letters : []).flatMap((each): KeptLetters => {
      const { id, changed, form, isWritten } = fieldsOf(each);
      if (typeof id !== "number" || typeof changed !== "number" || !(changed > now - keptFor)) return [];
      const letter = { id, changed, form: readForm(form, ""), isWritten: isWritten === true };
      return isWorthKeeping(letter.form) ? [letter] : [];
    });
    return read.sort((one, other) => other.changed - one.changed);
  },
  write: (letters: KeptLetters) => (letters.length > 0 ? { letters } : null),
  combine: (forgotten: KeptLetters, now: KeptLetters): KeptLetters => forgotten.reduceRight(withLetter, now),
};

/** Whether a parent has entered anything yet: the letter type, the date, the interpreter and a preset state do not count. */
export function isWorthKeeping({
  date: _date,
  letterType: _type,
  state: _state,
  interpreter: _interpreter,
  ...form
}: LetterForm): boolean {
  return Object.values(form).some((value) => value.trim() !== "");
}

export function withLetter(letters: KeptLetters, letter: KeptLetter): KeptLetters {
  return [letter, ...letters.filter(({ id }) => id !== letter.id)];
}

/** The stored letter with exactly this text. */
export function sameLetter(letters: KeptLetters, form: LetterForm): KeptLetter | undefined {
  const text = JSON.stringify(form);
  return letters.find((letter) => JSON.stringify(letter.form) === text);
}

/**
 * The stored letter that a form began with, even if another tool has added text below its own: the one with the most
 * text of those that the form contains entirely. So nothing is lost when the form replaces it.
 */
export function letterBefore(letters: KeptLetters, form: LetterForm): KeptLetter | undefined {
  const texts: Readonly<Record<string, string>> = form;
  const added = ({ form: before }: KeptLetter) =>
    Object.entries(before).every(
      ([field, text]) => field === "letterType" || field === "date" || (texts[field] ?? "").startsWith(text),
    );
  const lengthOf = (letter: KeptLetter) => Object.values(letter.form).join("").length;
  const found = letters.filter(added).sort((one, other) => lengthOf(other) - lengthOf(one));
  return sameLetter(letters, form) ?? found[0];
}

function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === "object" ? { ...stored } : {};
}
