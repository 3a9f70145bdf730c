// Short words that hardly any English goal is without.
const english = new Set(
  "the a an to of and in will by with for given when as on or out from he she his her their at is be on that this using who i my it can 's not has from".split(
    " ",
  ),
);
// Short words of the languages that schools most often translate an IEP into.
const foreign = new Set(
  "el la los las un una que con para por del y en se su al cuando le les des une et est dans pour avec sur qui der die das und ist mit von o os um uma com não em do da na no của và trong một là được cho với il di che ng mga sa ang ay".split(
    " ",
  ),
);

/**
 * Whether a text reads as English: by its short words, for names and terms of a subject may come from anywhere. A text
 * of fewer than 4 words in our alphabet counts as English.
 */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const ours = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && ours / letters < 0.6) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < 4) return true;
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  return count(english) >= count(foreign);
}
