// Tells whether a parent typed in Spanish, from words that every text of some length has. Names, places and the words
// of schools (IEP, ADHD) count for neither language.

const spanish = /* @__PURE__ */ wordsIn(
  /* verbatim */ "el la los las un una unos unas del al y e que qué en con sin por para se su sus mi mis le les lo nos es son está están era fue ser estar tiene tienen tenía ha han hay ni si sí pero porque cuando como más muy poco mucho mucha también ya hace desde hasta entre sobre todo toda todos todas cada este esta esto ese esa eso él ella ellos ellas yo usted ustedes niño niña hijo hija escuela maestra maestro clase salón ayuda lee leer escribe escribir habla hablar necesita quiere puede pueden hacer dijo dice dijeron va días año años semana semanas mes meses hoy ayer nunca siempre bien mal casi después antes durante donde quien solo sola otra otro veces minutos tarea lectura matemáticas terapia",
);

const english = /* @__PURE__ */ wordsIn(
  /* verbatim */ "the an and or of to in on at with without for from by is are was were be been has have had do does did not but because when as more very much many also he she they it his her their him them my our we i you that this these those there who what which will would can could should school teacher class help read reads reading write writes needs wants said says told week weeks day days year years month months today yesterday never always after before during where only other time times minutes homework math therapy speech child son daughter",
);

/** Before words in Spanish, in a letter that a school gets. */
export const translationMark = /* verbatim */ "[Translation needed, in Spanish:]";

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** Letters and signs that English does not have. Alone they may be in a name. */
const onlySpanish = /[¿¡]/;
const accents = /[ñáéíóú]/i;

/**
 * @param line what was typed. @param around the rest of the field, which decides where a line has too few words.
 */
export function isSpanish(line: string, around = line): boolean {
  const score = scoreOf(line);
  return score === 0 && around !== line ? scoreOf(around) > 0 : score > 0;
}

/** Above 0 for Spanish, below 0 for English, 0 where nothing tells. */
function scoreOf(text: string): number {
  if (onlySpanish.test(text)) return 1;
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  // A capital inside a text is of a name, and so is the word before it at the start: La Puente.
  const isName = /^\p{Lu}/u.test(words[1] ?? "");
  const small = words.map((word, index) => (index === 0 && !isName ? word.toLowerCase() : word));
  const count = (known: ReadonlySet<string>) => small.filter((word) => known.has(word)).length;
  const accented = small.filter(
    (word, index) => index > 0 && /^\p{Ll}/u.test(word) && accents.test(word),
  ).length;
  return count(spanish) + accented - count(english);
}
