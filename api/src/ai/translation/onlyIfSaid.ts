/** What a translation may say only where the parent did. */
export interface OnlyIfSaid {
  readonly english: RegExp;
  /** What the parent wrote then. Left out: it is never a part of a translation. */
  readonly spanish?: RegExp;
  readonly reason: string;
}

const law = "add no law that the passage does not name.";
const advice = "add no advice.";
const condition = "add no condition that the passage does not name.";
const note = "write the translation alone, without a note.";

export const onlyIfSaid: readonly OnlyIfSaid[] = [
  {
    english:
      /\b(?:CFR|C\.F\.R|U\.?S\.?C\b|IDEA|FAPE|FERPA|ADA|LRE|Section \d+|laws?|legal(?:ly)?|illegal(?:ly)?|entitled|rights?|violat\w+|required to)\b|§/,
    spanish:
      /§|504|\b(?:CFR|USC|IDEA|FAPE|FERPA|ADA|LRE)\b|ley(?:es)?(?!\p{L})|legal|derech|viol|oblig|incumpl|secci[oó]n|(?:debe|deben|tienen?|tiene) que|exig|requ/iu,
    reason: law,
  },
  {
    english: /\b(?:should|ought to|I recommend|I suggest|I advise|consider|please)\b/i,
    spanish:
      /de[bv]|recom|sug|conven|convien|considera|tien|ten[ií]a|por favor|favor de|pido|ped|necesit|quier|quisiera|solicit|ojal[aá]|hace falta|hay que|les? ruego|\p{L}(?:en|an|e|a)me(?!\p{L})/iu,
    reason: advice,
  },
  { english: /\b(?:attorney|lawyer)s?\b/i, spanish: /abogad|licenciad/i, reason: advice },
  { english: /\b(?:ADHD|attention deficit)\b/i, spanish: /TDA|ADHD|atenci/i, reason: condition },
  { english: /\bautis/i, spanish: /autis|TEA\b|asperger/i, reason: condition },
  { english: /\b(?:dys\w+)/i, spanish: /dis\p{L}+/iu, reason: condition },
  {
    english: /\b(?:anxiety|depress|bipolar|seizure|epilep)/i,
    spanish: /ansi|nervi|deprim|depres|trist|bipolar|convul|combul|epil|ataque|angusti/i,
    reason: condition,
  },
  {
    english:
      /\b(?:translat\w*|translator['’]s|passage|the parent (?:says|writes)|language model|as an AI)\b/i,
    spanish: /traduc|pasaje|int[eé]rprete/i,
    reason: note,
  },
  { english: /^\s*(?:note|english|here is)\b.{0,30}:/im, spanish: /nota|ingl[eé]s/i, reason: note },
  { english: /https?:|www\.|[<>{}`*#]|\]\(/, spanish: /https?:|www\.|[<>{}`*#]/, reason: note },
];

export function isMissing({ spanish }: OnlyIfSaid, passage: string): boolean {
  return spanish === undefined || !spanish.test(passage);
}

/** In the form of `withoutPersonalDetails`, and anything else in brackets: a model may not make up one. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(/\[[^[\]\n]{1,60}\]/g)].map(([found]) => found.toLowerCase());
}
