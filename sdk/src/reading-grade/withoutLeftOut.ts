import { leftOut } from "./leftOut.ts";

// Delimits inserted replacements until all are made; our texts never contain this character.
const mark = "\uE000";
const put = new RegExp(`${mark}[^${mark}]*${mark}`, "g");

/**
 * A text without the terms that we cannot simplify (`leftOut`), ready for `readingGrade`. A line with nothing else is
 * removed.
 * @param typed what a parent typed into the text, verbatim.
 */
export function withoutLeftOut(text: string, typed: readonly string[] = []): string {
  const patterns = [
    ...typed
      .filter((words) => words.trim() !== "")
      .sort(byLength)
      .map(typedWords),
    ...leftOut,
  ];
  const replaced = patterns.reduce(
    (result, { pattern, instead }) => result.replace(pattern, instead && `${mark}${instead}${mark}`),
    text,
  );
  return replaced
    .split("\n")
    .filter((line) => /[\p{L}\p{N}]/u.test(line.replace(put, "")))
    .join("\n")
    .replaceAll(mark, "");
}

/** The longest first: a sentence that a parent typed may contain the child's name, which was typed too. */
function byLength(one: string, other: string): number {
  return other.length - one.length;
}

function typedWords(words: string) {
  const whole = `(?<![\\p{L}\\p{N}])${literally(words.trim())}(?![\\p{L}\\p{N}])`;
  return { pattern: new RegExp(whole, "gu"), instead: "Sam" };
}

function literally(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
