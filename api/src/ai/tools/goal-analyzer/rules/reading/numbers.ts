const words = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};

/** A number in digits or words: "80", "2.5", "eighty", "twenty-five". Longer words first. */
export const numberPattern = `\\d+(?:\\.\\d+)?|\\b(?:${Object.keys(tens).join("|")})(?:-(?:${words.slice(1, 10).join("|")}))?\\b|\\b(?:${words.toReversed().join("|")})\\b`;

/** The first number of a text. @returns NaN where there is none. */
export function numberIn(text: string): number {
  const found = new RegExp(numberPattern, "iu").exec(text)?.[0].toLowerCase();
  if (found === undefined) return Number.NaN;
  if (/\d/u.test(found)) return Number(found);
  const [first = "", second] = found.split("-");
  return (tens[first] ?? words.indexOf(first)) + (second ? words.indexOf(second) : 0);
}
