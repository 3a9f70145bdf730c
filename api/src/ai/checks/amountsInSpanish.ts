import { withoutAccents } from "@iep-insider/sdk/safety";
import type { Amount } from "./amounts.ts";

/** Every amount of time in a Spanish text: "10 días de clases", "sesenta días calendario", "2 años", "el 11.º día". */
export function amountsInSpanish(text: string): readonly Amount[] {
  return [...countedIn(text), ...numberedIn(text)];
}

/** Numbers in words, whatever they count. */
export function numbersInSpanishWords(text: string): readonly number[] {
  return [...text.matchAll(wordsAlone)].map(([found]) => numberOf(found));
}

function countedIn(text: string): readonly Amount[] {
  return [...text.matchAll(amounts)].flatMap((match) => {
    const [whole, first = "", second, unit = "", kind = ""] = match;
    const values = [first, ...(second ? [second] : [])].map(numberOf);
    // A calendar year, and "un día llegó llorando".
    if (values.some((value) => value >= 1900) || /^un\s(?:solo\s)?día$/i.test(whole)) return [];
    return values.map((value) => ({ value, unit: unitOf(unit, kind), text: whole }));
  });
}

function numberedIn(text: string): readonly Amount[] {
  return [...text.matchAll(numbered)].map(([whole, after, before, ordinal = "", kind = ""]) => ({
    value: Number(after ?? before ?? ordinals[plain(ordinal)] ?? 0),
    unit: unitOf("día", kind),
    text: whole,
  }));
}

const ones = [
  "un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince",
  "dieciséis|dieciseis diecisiete dieciocho diecinueve veinte veintiún|veintiuno|veintiuna veintidós|veintidos",
  "veintitrés|veintitres veinticuatro veinticinco veintiséis|veintiseis veintisiete veintiocho veintinueve",
]
  .join(" ")
  .split(" ");
const tens = "treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ");
const below = String.raw`(?:(?:${tens.join("|")})(?:\sy\s(?:${ones.slice(0, 9).join("|")}))?|${[...ones].reverse().join("|")})`;
const inWords = String.raw`(?:(?:cien|ciento)(?:\s${below})?|${below})`;
const wordsAlone = new RegExp(String.raw`(?<!\p{L})${inWords}(?!\p{L})`, "giu");
const number = String.raw`(?:(?<![\d.,$/-])\d{1,4}(?:[.,]\d+)?|(?<!\p{L})${inWords}(?:\s\(\d+\))?)`;
const kinds = [
  "de (?:clases?|escuela|instrucción)",
  "(?:calendario|naturales|corridos|seguidos|consecutivos|completos?)(?: de clases)?",
  "(?:hábiles|hábil|laborables?|lectivos?|escolares|escolar)(?: (?:seguidos|consecutivos))?",
  "de edad",
].join("|");
const amounts = new RegExp(
  String.raw`(${number})(?:\s?(?:a|o|y|e|u|-|–)\s?(${number}))?\s(?:más\s)?(hora|día|dia|semana|mes|año)(?:e?s)?(?!\p{L})(?:\s\([^()\n]{1,30}\))?(?:\s(${kinds})(?!\p{L}))?`,
  "giu",
);
const ordinals: Readonly<Record<string, number>> = {
  quinto: 5,
  decimo: 10,
  undecimo: 11,
  "decimo primer": 11,
  "decimo cuarto": 14,
  "decimo quinto": 15,
  vigesimo: 20,
  trigesimo: 30,
  sexagesimo: 60,
};
const numbered = new RegExp(
  String.raw`(?<!\p{L})d[ií]a (?:número )?(\d+)(?!\sde\s(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))(?!\d)|(?<![\d\p{L}])(?:(\d+)\.?[ºo°]?\.?[ºo]|(quinto|(?:un)?d[eé]cimo(?:\s(?:primer|cuarto|quinto))?|vig[eé]simo|trig[eé]simo|sexag[eé]simo)) día(?:\s(${kinds}))?`,
  "giu",
);

function unitOf(unit: string, kind: string): Amount["unit"] {
  const name = plain(unit);
  if (name === "dia") {
    if (/clase|escuela|escolar|lectivo|instrucci/i.test(kind)) return "school day";
    return /h[aá]bil|laborable/i.test(kind) ? "business day" : "day";
  }
  if (name === "ano") return /edad/i.test(kind) ? "year of age" : "year";
  return name === "hora" ? "hour" : name === "semana" ? "week" : "month";
}

/** "60", "cuarenta y cinco", "ciento ochenta", "dos (2)". */
function numberOf(text: string): number {
  const figures = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  if (figures !== undefined) return Number(figures.replace(",", "."));
  return plain(text)
    .split(/\s+/)
    .reduce((sum, word) => {
      if (word.startsWith("cien")) return sum + 100;
      if (tens.includes(word)) return sum + (tens.indexOf(word) + 3) * 10;
      return sum + ones.findIndex((forms) => forms.split("|").map(plain).includes(word)) + 1;
    }, 0);
}

function plain(text: string): string {
  return withoutAccents(text.toLowerCase());
}
