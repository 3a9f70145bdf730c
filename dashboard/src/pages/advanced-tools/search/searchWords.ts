/**
 * The telling words of a text: "Can't they re-evaluate him?" → "cant", "reevaluate". Without accents, so that Spanish is
 * found however it is typed.
 * @returns words that say nothing as well, where a text has no others: "IN" may be a state.
 */
export function searchWords(text: string): readonly string[] {
  const words = plain(text).split(" ").filter(Boolean);
  const telling = words.filter((word) => !little.has(word));
  return telling.length > 0 ? telling : words;
}

/** A text without capitals, accents and marks, and without the question around a name: "What does FAPE mean?" → "fape". */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/\bre-(?=[a-z])/g, "re")
    .replace(/\b(?:1|one) ?[-: ] ?(?:(?:on|to)[- ])?(?:1|one)\b/g, "oneonone")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Without the endings that say nothing about what is meant: "evaluated", "evaluating" and "evaluation" are one. */
export function stemOf(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 4);
  if (ending !== undefined) return word.slice(0, -ending.length).replace(/([bdgmnprt])\1$/, "$1");
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The longest first. */
const endings =
  "ations ation ating ated ates ate ions ion ings ing ers er als al ies ied es ed ly s e y".split(" ");

const little = new Set(
  (
    "a an the of to in on at for and or but is are was were be been am im i my me we our they them their its it this that so as with by " +
    "from do does did have has had will would can could just very really what how when if need needs school schools there u ur there theyre hes shes not " +
    "he she him her his hers son sons daughter daughters child childs children kid kids boy girl grandson granddaughter nephew niece student " +
    "el la los las escuela un una unos unas de del al y e en con por para que q se le les lo mi mis su sus es esta este ha han yo hijo hija nino nina mean means"
  ).split(" "),
);
