/** Kept as they are: with their endings off they would be another word of the field. */
const kept = new Set([
  "records",
  "recording",
  "aids",
  "aid",
  "aide",
  "ada",
  "idea",
  "mediation",
  "medication",
  "medicaid",
  "placement",
  "services",
  "moving",
  "504",
]);

/** From the longest: an ending comes off where at least four letters stay. */
const endings = [
  "izations",
  "ization",
  "ations",
  "ation",
  "ating",
  "ated",
  "ates",
  "ate",
  "ments",
  "ment",
  "ions",
  "ion",
  "ings",
  "ing",
  "als",
  "al",
  "ies",
  "ied",
  "ers",
  "er",
  "es",
  "ed",
  "ly",
  "s",
  "e",
  "y",
];

/** The words of a text in lower case: "Can't they re-evaluate?" → can't, they, reevaluate. */
export function tokensOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .replace(/\bre-(?=[a-z])/g, "re")
      .match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? []
  );
}

/** A word without its ending, so that "evaluated" finds "evaluation"; null for what says nothing. */
export function wordStem(token: string): string | null {
  const word = token.toLowerCase().replace(/'s$|'$/, "");
  if (kept.has(word)) return word;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 4);
  if (ending !== undefined) return undoubled(word.slice(0, -ending.length));
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word || null;
}

/** "stopped" → "stop". */
function undoubled(stem: string): string {
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
