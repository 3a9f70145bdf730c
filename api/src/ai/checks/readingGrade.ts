import { readingGrade as gradeOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import type { Check, Checked } from "./Check.ts";

/** Ours is written to grade 8; a sentence that names the school's own words may cost an answer a little more. */
const highest = 9;

/** A parent who is tired can read it. */
export const readingGrade: Check = (checked) => {
  const grade = gradeOf(withoutLeftOut(withoutQuotes(checked)));
  if (Number.isNaN(grade)) return "There is nothing to read.";
  return grade <= highest
    ? null
    : `It reads at grade ${grade.toFixed(1)}. Use shorter sentences and everyday words, at grade 8 or below.`;
};

/** What the parent wrote, quoted back, is not ours to make plain. */
function withoutQuotes({ prose, words }: Checked): string {
  const written = words.join("\n").toLowerCase();
  return prose
    .join("\n")
    .replace(/[“"]([^“”"]+)[”"]/g, (whole, quoted: string) =>
      written.includes(quoted.toLowerCase().replace(/[.,]$/, "")) ? "this" : whole,
    );
}
