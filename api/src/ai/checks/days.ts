import { type Amount, amountsIn } from "./amounts.ts";
import { amountsInSpanish } from "./amountsInSpanish.ts";
import type { Check, Checked } from "./Check.ts";

/**
 * Every number of days, weeks, months or years must occur in a retrieved rule, in the glossary's text on a retrieved
 * term, or in the parent's words, with its unit: 10 school days are not 10 days. A calendar day and a day are one (34
 * CFR 300.11(a)).
 */
export const days: Check = (checked) => {
  const held = heldTexts(checked).join("\n");
  // The rules are in the answer's language, and the parent's words in either.
  const keys = new Set([...amountsIn(held), ...amountsInSpanish(held)].map(keyOf));
  const amountsInProse = checked.question.law.language === "es" ? amountsInSpanish : amountsIn;
  const loose = amountsInProse(checked.prose.join("\n")).find(
    (amount) => !keys.has(keyOf(amount)) && !isAge(amount, held),
  );
  return loose === undefined
    ? null
    : `“${loose.text}” stands neither in a given rule nor in the parent's words. Leave it out or use the rule's own number and kind of days.`;
};

function heldTexts({ question, words }: Checked): readonly string[] {
  const rules = question.evidence.items.flatMap(({ title, text, citation }) => [title, text, citation.label]);
  const terms = question.evidence.terms.flatMap((term) => [
    term.explanation,
    term.whyItMatters,
    term.whatToAsk,
  ]);
  return [...rules, ...terms, ...words];
}

function keyOf({ value, unit }: Amount): string {
  return `${value} ${unit}`;
}

/** The law writes ages without a unit: "16", "from 3 through 21". */
function isAge({ value, unit }: Amount, held: string): boolean {
  return unit === "year of age" && new RegExp(String.raw`(?<![\d.])${value}(?![\d.]\d|\d)`).test(held);
}
