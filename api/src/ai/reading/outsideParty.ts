import { seemsOutside } from "../tools/chatbot/match/seemsOutside.ts";
import { sentencesOf } from "./sentencesOf.ts";

/** With whom a dispute is that no school's duty decides. */
export type OutsideParty = "employer" | "insurer" | "landlord" | "company" | "family" | "benefits";

/**
 * With whom an account plainly has a dispute that is no matter of a school's duties; null where it may be one. Where a
 * school or district is told to have refused or done something too, it is never plain.
 */
export function outsideParty(account: string): OutsideParty | null {
  const sentences = sentencesOf(account).map(({ text }) => text);
  const counts = parties.map(([party, signs]) => ({
    party,
    count: sentences.filter((text) => signs.test(text)).length,
  }));
  const [most] = counts.toSorted((one, other) => other.count - one.count);
  if (most === undefined || most.count === 0) return null;
  if (sentences.some((text) => schoolActs.test(withoutKindWords(text)))) return null;
  const isSaidSo = sentences.some((text) => notTheSchool.test(text));
  return isSaidSo || seemsOutside(account) ? most.party : null;
}

const parties: readonly (readonly [OutsideParty, RegExp])[] = [
  [
    "employer",
    /\b(?:fmla|family leave|my (?:job|boss|employer|supervisor|manager|shift|work)|human resources|hr (?:dep|won|said|told|keeps|is|and)|write[- ]?ups?|fired me|laid off|wrongful termination|paid leave)\b/,
  ],
  [
    "insurer",
    /\b(?:insurance (?:company|plan|denied|won|refus|will|said|card|claim)|insurer|prior authorization|blue cross|aetna|cigna|united ?health\w*|kaiser|anthem|tricare|health plan|medicaid (?:plan|waiver|denied)|denied (?:the|our|my|his|her) claim|copays?|deductible)\b/,
  ],
  ["landlord", /\b(?:landlords?|evict\w*|lease|rent|section 8|apartment complex|property manager|hoa)\b/],
  [
    "company",
    /\b(?:refund|my money back|private (?:company|tutor\w*|clinic|practice|business)|tutoring (?:center|company|place)|learning center|day ?care|preschool tuition|summer camp|gym|karate|dance studio|after[- ]?school (?:program|company) (?:owner|fee)|aba (?:company|clinic|center|agency)|contractor|warranty|scam\w*|customer service)\b/,
  ],
  [
    "family",
    /\b(?:custody|child support|visitation|parenting (?:time|plan|schedule)|my ex\b|ex[- ](?:husband|wife)|baby (?:daddy|mama)|divorce\w*|family court|guardian ad litem|restraining order)\b/,
  ],
  [
    "benefits",
    /\b(?:ssi|ssdi|social security|food stamps|snap benefits|wic|respite (?:hours|care)|disability (?:check|benefits)|regional center|tax (?:credit|return))\b/,
  ],
];

const school =
  "(?:schools?|district|iep team|the team|principal|teachers?|case manager|para|aide|special ed\\w*|sped|superintendent|counselor|school board|lea)";
const wholeSchool = "(?:schools?|school district|district|iep)";
/** What makes it a matter of the school all the same. */
const schoolActs = new RegExp(
  `\\b${school}\\b[^.!?]{0,60}\\b(?:refus\\w*|den(?:y|ies|ied)|won't|will not|wouldn't|would not|stopped|cut|cuts|ignor\\w*|never (?:gave|sent|answered|did|tested|followed|told)|not (?:follow\\w*|giv\\w*|provid\\w*|test\\w*|do\\w*)|isn't (?:follow\\w*|giv\\w*|provid\\w*)|doesn't (?:follow|give|provide)|suspend\\w*|expel\\w*|kicked|took|takes away|reduc\\w*|remov\\w*|fail\\w*|has no|has nobody|have no|have nobody|doesn't have|can't|cannot|hurt\\w*|restrain\\w*|lock\\w*|says? no|said no|asks? me|lets?|gave (?:him|my ex|the father|the mother|out)|changed|moved)\\b|\\b(?:iep|504)\\b[^.!?]{0,40}\\b(?:not (?:being )?follow\\w*|ignored|violat\\w*)`,
);

/** "Nothing to do with the school", "the school has been great". */
const notTheSchool = new RegExp(
  [
    `\\b(?:nothing|not|isn't|has no\\w*) (?:\\w+ ){0,3}(?:to do )?(?:with|about|against) (?:the |his |her |our |my )?${wholeSchool}\\b`,
    `\\bnot (?:the|his|her|our|my) ${wholeSchool}(?:'s)?\\b`,
    `\\b${school}\\b(?: \\w+){0,3} (?:has|have|is|are|was|were|been)(?: \\w+){0,3} (?:great|fine|good|super|wonderful|amazing|flexible|supportive|helpful|kind|nice|awesome|on (?:our|my) side)\\b`,
    `\\b(?:no (?:problem|issue|complaint)s?|happy) with (?:the |his |her |our |my )?${school}\\b`,
    "\\bit'?s (?:my|the) (?:employer|job|boss|insurance|insurer|landlord|ex)\\b",
  ].join("|"),
);

/** Without the parts of a sentence that take the school out of it. */
function withoutKindWords(text: string): string {
  return text
    .split(/[,;]| but | so /)
    .filter((part) => !notTheSchool.test(part))
    .join(", ");
}
