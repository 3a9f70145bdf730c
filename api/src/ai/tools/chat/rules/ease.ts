import { fernandezHuerta, readingGrade, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { ownLanguage } from "../../../../language/ownLanguage.ts";
import { countWords } from "../match/countWords.ts";

/** The most words of an answer, without its steps. The same in Spanish takes up to a quarter more. */
export const longestAdvice = ownLanguage === "es" ? 190 : 150;

const highestGrade = 8;
/** On the Fernández-Huerta scale. */
const plainest = 60;

/** Whether an answer with its steps can be read with ease on a phone. */
export function isEasy(advice: string, doNext: readonly string[]): boolean {
  return countWords(advice) <= longestAdvice && isPlain([advice, ...doNext]);
}

/** Whether lines read at grade 8, or in Spanish as plainly. */
export function isPlain(lines: readonly string[]): boolean {
  const text = withoutLeftOut(lines.join("\n"));
  return ownLanguage === "es" ? fernandezHuerta(text) >= plainest : readingGrade(text) <= highestGrade;
}
