import { detailFields, type LetterForm } from "../form/fields.ts";
import { linesOf } from "../writing/parentWords.ts";
import { spanishOf } from "./handedOverLines.ts";

// What a tool put into the form is in English, as the letter is. Its Spanish is known line by line, also in a draft that
// was kept.

/** @param line of a field. @returns its Spanish; null for a parent's own words. */
export function inSpanish(line: string): string | null {
  const whole = known(line);
  if (whole !== null) return whole;
  for (const [english, spanish] of withValue) {
    const [before = "", after = ""] = english;
    if (!line.startsWith(before) || !line.endsWith(after) || line.length < before.length + after.length)
      continue;
    const value = line.slice(before.length, line.length - after.length);
    // A list of things, each of which may be known.
    const read = value.split("; ").map((one) => known(one) ?? one);
    return spanish.join(read.join("; "));
  }
  return null;
}

/** With or without the period that a letter puts after each line. */
function known(text: string): string | null {
  const bare = text.replace(/\.$/, "");
  const spanish = spanishOf[text] ?? spanishOf[bare];
  if (spanish === undefined || spanish.includes("{")) return null;
  return text.endsWith(".") && !spanish.endsWith(".") ? `${spanish}.` : spanish;
}

const withValue = Object.entries(spanishOf)
  .filter(([english]) => english.includes("{"))
  .map(([english, spanish]) => [english.split(/\{.+\}/), spanish.split(/\{.+\}/)] as const);

/** The lines of a form that a tool put in, with their Spanish. */
export function linesHandedOver(form: LetterForm): readonly (readonly [english: string, spanish: string])[] {
  return detailFields
    .flatMap((field) => linesOf(form[field]))
    .flatMap((line) => {
      const spanish = inSpanish(line);
      return spanish === null ? [] : [[line, spanish] as const];
    })
    .sort(([one], [other]) => other.length - one.length);
}
