import { numberIn, numberPattern } from "./reading/numbers.ts";

/** The numbers of a text, in digits or words, that the goal does not have; "one" alone is a word like any other. */
export function numbersOutside(text: string, goalText: string): readonly string[] {
  const known = new Set(numbersOf(goalText).map(numberIn));
  return numbersOf(text).filter((number) => number.toLowerCase() !== "one" && !known.has(numberIn(number)));
}

function numbersOf(text: string): readonly string[] {
  return text.match(new RegExp(numberPattern, "giu")) ?? [];
}
