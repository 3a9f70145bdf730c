/**
 * Numbers in a rewritten goal that the original goal does not contain: facts about the child that the parent never
 * gave. The original may spell a number out ("four of five"); the rewritten goal is checked for digits only.
 */
export function inventedNumbers(goal: string, rewritten: string): readonly string[] {
  const given = new Set(digitsIn(withDigits(goal)));
  return [...new Set(digitsIn(rewritten))].filter((number) => !given.has(number));
}

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const places = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

function withDigits(text: string): string {
  return text.toLowerCase().replace(/[a-z]+/g, (word) => {
    const number = Math.max(words.indexOf(word), places.indexOf(word));
    return number === -1 ? word : String(number);
  });
}

function digitsIn(text: string): readonly string[] {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => String(Number(number)));
}
