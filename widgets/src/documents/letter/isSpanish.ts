import { languageOf } from "@iep-insider/sdk/safety";

/** Before words in Spanish, in a letter that a school gets. */
export const translationMark = /* verbatim */ "[Translation needed, in Spanish:]";

/**
 * Whether a line was typed in Spanish. Names count for neither language.
 * @param line what was typed. @param around the rest of the field, which decides where a line has too few words.
 */
export function isSpanish(line: string, around = line): boolean {
  const rest = accents.test(withoutNames(line)) ? "es" : languageOf(withoutNames(around));
  return languageOf(withoutNames(line), rest) === "es";
}

/** Letters and signs that English does not have. */
const accents = /[ñáéíóú¿¡]/i;

/** A capital inside a text is of a name, and so is the word before it at the start: La Puente. */
function withoutNames(text: string): string {
  return text.replaceAll(/^\p{Lu}[\p{L}’']*\.?(?=\s+\p{Lu})|(?<!^)(?<![\p{L}’'])\p{Lu}[\p{L}’']*/gu, "");
}
