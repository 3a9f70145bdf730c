import { type Amount, amountsIn, numbersInWords } from "../checks/amounts.ts";
import { amountsInSpanish, numbersInSpanishWords } from "../checks/amountsInSpanish.ts";
import { placeholdersIn } from "./onlyIfSaid.ts";

/**
 * Numbers in figures, and from two on in words, have to be in both texts; amounts of time with their unit. @returns what
 * to fix, or null.
 */
export function numbersDiffer(passage: string, translation: string): string | null {
  const [spanish, english] = [passage, translation].map(withoutPlaceholders) as [string, string];
  const said = {
    figures: figuresIn(spanish),
    words: [...numbersInSpanishWords(spanish), ...spanishOrdinals(spanish)],
  };
  const written = {
    figures: figuresIn(english),
    words: [...numbersInWords(english), ...englishOrdinals(english)],
  };
  const lost = missing([...said.figures, ...numbersInSpanishWords(spanish)], written);
  if (lost !== undefined) return `The passage has the number ${lost}. Keep it.`;
  const more = missing([...written.figures, ...numbersInWords(english)], said);
  if (more !== undefined) return `The passage has no number ${more}. Leave it out.`;
  return unitsDiffer(spanish, english);
}

interface Numbers {
  readonly figures: readonly number[];
  readonly words: readonly number[];
}

/** "One" is also an article in Spanish. */
function missing(numbers: readonly number[], { figures, words }: Numbers): number | undefined {
  return numbers.find((one) => one !== 1 && !figures.includes(one) && !words.includes(one));
}

/** "10 días de clases" are school days. Years are also of age: "desde los 6 años", "since age 6". */
function unitsDiffer(spanish: string, english: string): string | null {
  const written = amountsIn(english).map(keyOf);
  const lost = amountsInSpanish(spanish).find(
    (amount) => amount.value > 1 && !amount.unit.startsWith("year") && !written.includes(keyOf(amount)),
  );
  return lost === undefined ? null : `“${lost.text}”: keep the number with its kind of days, weeks or years.`;
}

function keyOf({ value, unit }: Amount): string {
  return `${value} ${unit}`;
}

function figuresIn(text: string): readonly number[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([found]) =>
    // 1,500 is a thousand more than 1.5; both are in US papers in Spanish.
    Number(found.replace(/,(?=\d{3}(?!\d))/g, "").replace(",", ".")),
  );
}

/** "Dos veces" is "twice". */
function englishOrdinals(text: string): readonly number[] {
  return valuesIn(text, [
    [2, /^(?:second|twice|couple|pair|double|both)$/],
    [3, /^third$/],
    [4, /^fourth$/],
    [5, /^fifth$/],
    [6, /^sixth$/],
    [7, /^seventh$/],
    [8, /^eighth$/],
    [9, /^ninth$/],
    [10, /^tenth$/],
    [11, /^eleventh$/],
    [12, /^(?:twelfth|dozen)$/],
  ]);
}

function spanishOrdinals(text: string): readonly number[] {
  return valuesIn(text, [
    [2, /^(?:segund[oa]s?|par|doble|ambos|ambas)$/],
    [3, /^tercer[oa]?s?$/],
    [4, /^cuart[oa]s?$/],
    [5, /^quint[oa]s?$/],
    [6, /^sext[oa]s?$/],
    [7, /^s[eé]ptim[oa]s?$/],
    [8, /^octav[oa]s?$/],
    [9, /^noven[oa]s?$/],
    [10, /^d[eé]cim[oa]s?$/],
    [12, /^docenas?$/],
  ]);
}

function valuesIn(
  text: string,
  values: readonly (readonly [value: number, word: RegExp])[],
): readonly number[] {
  return [...text.toLowerCase().matchAll(/\p{L}+/gu)].flatMap(([word]) =>
    values.filter(([, pattern]) => pattern.test(word)).map(([value]) => value),
  );
}

/** A mark has a number of its own. */
function withoutPlaceholders(text: string): string {
  return placeholdersIn(text).reduce(
    (rest, mark) => rest.replace(new RegExp(mark.replace(/[[\]]/g, "\\$&"), "gi"), " "),
    text,
  );
}
