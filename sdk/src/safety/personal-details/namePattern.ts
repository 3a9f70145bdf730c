import { withoutAccents } from "../withoutAccents.ts";
import { namesThatAreWords, noNames } from "./enteredNames.ts";

/**
 * Finds the names that a parent has entered, whole or in parts ("Ana Lopez", "Ana", "the Lopez family"), in any
 * spelling of capitals, accents, apostrophes and hyphens. A name that is also a word counts in capitals only.
 * @returns null where nothing entered can be looked for.
 */
export function namePattern(names: readonly string[]): RegExp | null {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const patterns = longestFirst.flatMap((name) => {
    const parts = partsOf(name);
    const one = parts.map(wholeWord).join("|");
    const whole = /\p{L}.*\p{L}/su.exec(name.normalize("NFC"))?.[0] ?? "";
    if (parts.length < 2) return parts.map(wholeWord);
    return [bounded(lettersOf(whole), whole), `(?:${one})(?:[\\s-]{1,3}(?:${one})){0,4}`];
  });
  return patterns.length > 0 ? new RegExp(patterns.join("|"), "gu") : null;
}

/** "Lopez-Garcia, Ana (Annie)" has five: each word, and each half of a double name. The longest first. */
function partsOf(name: string): string[] {
  const words = name.normalize("NFC").match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const parts = words
    .flatMap((word) => [word, ...word.split("-")])
    .map((part) => part.replace(/['’-]+$/, ""));
  return [...new Set(parts)].filter(canBeLookedFor).sort((a, b) => b.length - a.length);
}

/** One letter is too short, except in scripts where it is a name. */
function canBeLookedFor(part: string): boolean {
  return !noNames.has(part.toLowerCase()) && (part.length > 1 || /\p{Lo}/u.test(part));
}

function wholeWord(part: string): string {
  const inCapitals = namesThatAreWords.has(part.toLowerCase());
  return bounded(inCapitals ? `(?=\\p{Lu})${lettersOf(part)}` : lettersOf(part), part);
}

/** Scripts without capitals do not put spaces between words either. */
function bounded(pattern: string, name: string): string {
  return /[\p{Lu}\p{Ll}]/u.test(name)
    ? `(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`
    : pattern;
}

function lettersOf(name: string): string {
  return name.replace(/\s+|./gsu, (sign) => {
    if (/\s/.test(sign)) return "\\s+";
    if (/['’‘]/.test(sign)) return "['’‘]";
    if (/[-‐‑]/.test(sign)) return "[-‐‑ ]";
    if (!/\p{L}/u.test(sign)) return /\p{M}/u.test(sign) ? "" : sign.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
    return `[${spellingsOf(sign)}]\\p{M}*`;
  });
}

/** "e" is also E, é, Ë and so on: parents type with and without accents. */
function spellingsOf(letter: string): string {
  const plain = withoutAccents(letter);
  const cases = [plain, letter].flatMap((one) => [...one.toLowerCase(), ...one.toUpperCase()]);
  return [...cases, ...(accented.get(plain.toLowerCase()) ?? [])].join("");
}

/** Accented letters by base letter: Latin-1, Extended-A and -B, and Vietnamese. */
const accented: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  Array.from({ length: 0x290 }, (_, index) =>
    String.fromCodePoint(index + (index < 0x190 ? 0xc0 : 0x1e00 - 0x190)),
  ),
  (letter) => withoutAccents(letter).toLowerCase(),
);
