import type { Found } from "../findings.ts";

const counts = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const count = String.raw`(\d{1,3}|${counts.join("|")})(?:\s*\(\w+\))?`;
const kinds = String.raw`(?:(?:consecutive|full|school|calendar|out-of-school|in-school|additional|total)[\s-]+)*`;
const removal = `(?:suspen(?:d(?:s|ed|ing)?|sion)|dismiss(?:ed|al)|remov(?:e|ed|ing|al)|exclu(?:ded|sion)|expelled|expulsion|OSS|ISS|out of school|(?:keep|keeping|kept|stays?|stayed|remains?|sent|send) (?:(?:him|her|them|[a-z'’-]+) )?(?:at )?home)`;
const inText = [
  new RegExp(
    String.raw`\b${removal}\b[^.]{0,70}?\b(?:for|of|at|total(?:ing)?|is|was|lasts?|:)\s+(?:a (?:total|period) of )?${count}[\s-]+${kinds}days?\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b${count}[\s-]+${kinds}days?[\s-]+(?:of\s+)?(?:out[- ]of[- ]school |in[- ]school |short[- ]term |long[- ]term )?${removal}\b`,
    "i",
  ),
  new RegExp(String.raw`\b${removal}[\s:,–-]+${count}[\s-]+${kinds}days?\b`, "i"),
  // "Dates of suspension: January 14, 15, 16 and 20 (4 school days)"
  new RegExp(String.raw`\b${removal}\b[^.]{0,60}?\(${count}[\s-]+${kinds}days?\)`, "i"),
];
/** Days of earlier removals, or of the rule. */
const ofOthers =
  /\b(more than|exceed\w*|up to|at least|any|a student|this (school )?year|to date|previous(ly)?|prior|already|cumulative|so far|if|before (this|now)|earlier)\b|^\d{1,2}\/\d/i;
const isOfThis = /\b(is|has been|was|will be|have|are|am)( being)? (hereby )?suspend(ed|ing)\b/i;

const isKeptHome = /\b(?:keep|stay|remain)\w*\b.{0,20}\bhome\b/i;
const inSum = new RegExp(
  String.raw`\b(?:that['’]s|that is|that makes|which is|for) ${count}[\s-]+${kinds}days?\b`,
  "i",
);

/** "3", "3 days", "three (3) school days": the whole of a field; null for other texts. */
export function writtenDays(text: string): number | null {
  const match = new RegExp(
    String.raw`^${count}(?![\d/.:])\s*(?:${kinds}day\b|${kinds}days?\(?s?\)?|$|\D)`,
    "i",
  ).exec(text.trim());
  return match ? numberOf(match[1]) : null;
}

/** "may not come to school for six school days", "will be out for 3 days", "no school tomorrow (one day …)" */
const inOtherWords = [
  new RegExp(
    String.raw`\b(?:(?:may|can|will|should|must|is|are) (?:not|to not) (?:be |come |attend|return|report|go )|(?:may not|cannot|can['’]t) (?:be|come|attend)|not (?:allowed|permitted) (?:at|on|in)|(?:will be|is|was|has been) (?:out|absent|away|home|at home|excluded|barred)|miss(?:es|ed|ing)?|stay(?:s|ing)? (?:at )?home|no school)\b[^.]{0,70}?\b${count}[\s-]+${kinds}days?\b`,
    "i",
  ),
  new RegExp(String.raw`\b(?:suspended|removed|excluded) ${count}[\s-]+${kinds}days?\b`, "i"),
  new RegExp(String.raw`^${count}[\s-]+${kinds}days? (?:out of school|at home|away from)\b`, "i"),
];

/** The school days of a removal that a sentence says. */
export function removalDaysIn(
  sentences: readonly { readonly text: string; readonly page: number }[],
): Found<number> | null {
  const said = daysSaid(sentences, inText) ?? daysSaid(sentences, inOtherWords) ?? onlyDays(sentences);
  const after = sentences.slice(sentences.findIndex(({ text }) => text === said?.quote) + 1);
  const others = daysSaid(after, inText);
  // Two numbers that differ: one of them may be of another removal.
  return said && others && others.value !== said.value ? { ...said, isClear: false } : said;
}

/** A number of days where a deadline, a rule or a date is not what it is of. */
const plainDays = new RegExp(
  String.raw`(?<!\b(?:within|in|after|before|by|least|most|to|than|past|last|first|next|every|each|these|those|exceeds?)\s)(?<![\d/.:-])\b${count}[\s-]+${kinds}days?\b(?!\s+(?:notice|after|before|of (?:receiving|receipt|the (?:decision|date|notice))|prior|from|to (?:appeal|ask|request)|old|later|ago|a week|per week|in advance))`,
  "gi",
);

/** The number of days that all other sentences agree on, to ask about: "District says I have to do two days". */
function onlyDays(sentences: Parameters<typeof removalDaysIn>[0]): Found<number> | null {
  const said = sentences
    .filter(({ text }) => !ofOthers.test(text) && !ofRule.test(text))
    .flatMap(({ text, page }) =>
      [...text.matchAll(plainDays)].map(([, written]) => ({ value: numberOf(written), page, quote: text })),
    );
  const [first] = said;
  return first && said.every(({ value }) => value === first.value) ? { ...first, isClear: false } : null;
}

/** About deadlines and rules. */
const ofRule =
  /\b(?:appeal|hearing|request|respond|notice|must|law|rules?|within|rights?|safeguards|manifestation|evaluat\w+)\b/i;

function daysSaid(
  sentences: readonly { readonly text: string; readonly page: number }[],
  wordings: readonly RegExp[],
): Found<number> | null {
  for (const [index, { text, page }] of sentences.entries()) {
    // "Please keep her home tomorrow and Friday. That's two days."
    const sum = isKeptHome.test(sentences[index - 1]?.text ?? "") ? inSum.exec(text) : null;
    if (sum) return { value: numberOf(sum[1]), page, quote: text, isClear: false };
    if (ofOthers.test(text) && !isOfThis.test(text)) continue;
    const match = wordings.map((wording) => wording.exec(text)).find((found) => found !== null);
    if (match) return { value: numberOf(match[1]), page, quote: text, isClear: wordings === inText };
  }
  return null;
}

const numberOf = (written = "") =>
  /\d/.test(written) ? Number(written) : counts.indexOf(written.toLowerCase()) + 1;
