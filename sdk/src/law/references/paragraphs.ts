import type { SectionReference } from "./LegalReference.ts";

type Numbering = "letter" | "number" | "roman" | "capital" | "capitalRoman";

/** How each code numbers its paragraphs, from the outside in: 300.320(a)(4)(i)(A), 1414(d)(1)(A)(i)(VIII)(aa). */
const levels: Readonly<Record<SectionReference["kind"], readonly Numbering[]>> = {
  CFR: ["letter", "number", "roman", "capital", "number", "roman"],
  "U.S.C.": ["letter", "number", "capital", "roman", "capitalRoman", "letter"],
};

const forms: Readonly<Record<Numbering, RegExp>> = {
  letter: /^([a-z])\1*$/,
  number: /^\d+$/,
  roman: /^[ivxl]+$/,
  capital: /^([A-Z])\1*$/,
  capitalRoman: /^[IVXL]+$/,
};

/**
 * The full path of a paragraph that a list names by its last parts only: after 300.324(a)(4), "(6)" is (a)(6); after
 * 1415(f)(3)(E), "(i)(2)" is paragraph (i)(2), since no roman numeral precedes it.
 */
export function continuePath(
  kind: SectionReference["kind"],
  before: readonly string[],
  parts: readonly string[],
): readonly string[] {
  const first = parts[0] ?? "";
  const fitting = before
    .map((_, index) => index)
    .filter((index) => forms[numberingAt(kind, before, index)].test(first));
  const following = fitting.filter(
    (index) => ordinalAt(kind, before, index) < ordinal(first, numberingAt(kind, before, index)),
  );
  const place = following.at(-1) ?? fitting.at(-1) ?? 0;
  return [...before.slice(0, place), ...parts];
}

/** Negative if `one` comes before `other`, 0 if one contains the other. */
export function comparePaths(
  kind: SectionReference["kind"],
  one: readonly string[],
  other: readonly string[],
): number {
  for (let index = 0; index < Math.min(one.length, other.length); index += 1) {
    const difference = ordinalAt(kind, one, index) - ordinalAt(kind, other, index);
    if (difference !== 0) return difference;
  }
  return 0;
}

function ordinalAt(kind: SectionReference["kind"], path: readonly string[], index: number): number {
  return ordinal(path[index] ?? "", numberingAt(kind, path, index));
}

/** Some sections begin with numbers instead of letters: 1401(33), 12102(4)(E). */
function numberingAt(kind: SectionReference["kind"], path: readonly string[], index: number): Numbering {
  const outermost = levels[kind].findIndex((numbering) => forms[numbering].test(path[0] ?? ""));
  return levels[kind][Math.max(outermost, 0) + index] ?? "letter";
}

function ordinal(part: string, numbering: Numbering): number {
  if (numbering === "number") return Number(part);
  if (numbering === "roman" || numbering === "capitalRoman") return romanNumber(part.toLowerCase());
  return part.toLowerCase().charCodeAt(0) - 96 + 26 * (part.length - 1);
}

function romanNumber(part: string): number {
  const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };
  const digits = [...part].map((digit) => values[digit] ?? Number.NaN);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}
