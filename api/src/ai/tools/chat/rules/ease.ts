import { readingGrade, withoutLeftOut } from "@iep-insider/sdk/reading-grade";

/** The most words of an answer, without its steps. */
export const longestAdvice = 150;

const highestGrade = 8;

/** Whether an answer with its steps can be read with ease on a phone. */
export function isEasy(advice: string, doNext: readonly string[]): boolean {
  return countWords(advice) <= longestAdvice && gradeOf([advice, ...doNext]) <= highestGrade;
}

export function gradeOf(lines: readonly string[]): number {
  return readingGrade(withoutLeftOut(lines.join("\n")));
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
