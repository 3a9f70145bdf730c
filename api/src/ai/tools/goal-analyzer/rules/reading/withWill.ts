import { modal } from "./modal.ts";
import { starters } from "./verbs.ts";

/** A day by which something is reached: "by 6/2026", "by the annual review". */
const dueDay = /\bby\b[^.]{0,25}\d|\bby (?:the )?(?:annual|next|end|spring|fall|winter|june|may)\b/iu;
const inPresent =
  /((?:^|[,.:]\s*)(?:(?:the )?student|he|she|they|my (?:son|daughter|child)|\p{Lu}[\p{L}'-]+)\s+(?:\p{Ll}+ly\s+)?)(\p{Ll}{2,}s)\b/u;

/**
 * A goal in the present tense, as it is meant: "By June, Ana reads 95 words" has "Ana will read". Only where a day is
 * named by which it is reached, since without one the present tells how things are now.
 */
export function withWill(text: string): string {
  if (modal.test(text) || !dueDay.test(text)) return text;
  return text.replace(inPresent, (whole, before: string, verb: string) => {
    const stem = [verb.slice(0, -1), verb.replace(/es$/u, "")].find((one) => starters.has(one));
    if (stem === undefined) return whole;
    const [, subject = "", adverb = ""] = /^(.*?)((?:\p{Ll}+ly\s+)?)$/su.exec(before) ?? [];
    return `${subject}will ${adverb}${stem}`;
  });
}
