/** The languages that we can tell apart. */
export type TypedLanguage = "en" | "es";

/**
 * The language of a text, by its function words. A few English words in Spanish ("el IEP", "la teacher") leave it
 * Spanish.
 * @param text what a parent typed, with or without accents.
 * @param otherwise what is returned if no language is evident, as in a name or a number.
 */
export function languageOf(text: string, otherwise: TypedLanguage = "en"): TypedLanguage {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const count = (little: ReadonlySet<string>) => words.filter((word) => little.has(word)).length;
  const more = count(spanish) - count(english);
  if (more === 0) return otherwise;
  return more > 0 ? "es" : "en";
}

// Without words of both languages, such as "me", "a", "son" and "no".
const spanish = setOf(
  "que q el la los las un una unos unas de del al y en con por para pa su sus mi mis es esta está estan están fue era",
  "se le les lo nos si sí ya pero porque como cómo cuando cuándo donde dónde quien quién cual cuál este esta eso esa esto",
  "muy mas más tiene tengo tienen quiero quiere dice dijo hijo hija nino niño nina niña escuela maestra maestro junta",
  "hay ay hace puede puedo pueden ser sin sobre desde hasta entre tambien también yo ella ellos nosotros ustedes usted",
  "otros nadie antes todavia todavía necesito ayuda",
);
const english = setOf(
  "the and to of in is are was were my his her their our your he she they we you it that this these those for with on at",
  "but not from be been have has had do does did will would can could should if when what who how why which there or as",
  "school teacher child kid wants says said told so about because i im i'm dont don't doesn't cant can't him",
);

function setOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(" ").split(" "));
}
