import { outsideOdds } from "../charge/outsideOdds.ts";
import { sentencesOf } from "./sentencesOf.ts";

/** With whom a dispute is that no school's duty decides. */
export type OutsideParty =
  | "employer"
  | "insurer"
  | "landlord"
  | "company"
  | "family"
  | "benefits"
  | "college"
  | "court"
  | "government";

/**
 * With whom an account plainly has a dispute that is no matter of a school's duties; null where it may be one. Where a
 * school or district is told to have refused or done something too, it is never plain.
 */
export function outsideParty(account: string): OutsideParty | null {
  const [most] = partiesNamed(account);
  if (most === undefined || isOfSchoolToo(account)) return null;
  const isSaidSo = sentencesOf(account).some(({ text }) => notTheSchool.test(text));
  return isSaidSo || outsideOdds(account) > 0 ? most : null;
}

/** Whether a text names a party other than a school, and tells of nothing that a school did. */
export function namesOtherParty(text: string): boolean {
  return partiesNamed(text).length > 0 && !isOfSchoolToo(text);
}

/** The parties other than a school that a text names, the most often named first. */
function partiesNamed(text: string): readonly OutsideParty[] {
  const sentences = sentencesOf(text);
  return parties
    .map(([party, signs]) => ({ party, count: sentences.filter((one) => signs.test(one.text)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ party }) => party);
}

/** "He has no disability or anything": the rules that we hold are for children with one. */
export function saysNoDisability(text: string): boolean {
  return sentencesOf(text).some((one) => noDisability.test(one.text));
}

const noDisability =
  /\b(?:no|not a|without (?:a|any)) (?:disabilit(?:y|ies)|special needs?|diagnosis or (?:anything|iep))\b|\b(?:does not|doesn't|do not|don't|dont|doesnt) have (?:a |any )?(?:disabilit(?:y|ies)|special needs?)\b|\bnot (?:disabled|special needs)\b|\b(?:typical|regular|normal|neurotypical)(?:ly developing)? (?:kid|child|student|boy|girl)\b(?!s)/;

function isOfSchoolToo(account: string): boolean {
  return sentencesOf(account).some(({ text }) =>
    schoolActs.test(withoutKindWords(text.replace(ofOtherSchool, ""))),
  );
}

/** "The community college teacher": no teacher of a school. */
const ofOtherSchool = /\b(?:college|university|day ?care)\s+\w+/g;

const parties: readonly (readonly [OutsideParty, RegExp])[] = [
  [
    "employer",
    /\b(?:fmla|family leave|my (?:job|boss|employer|supervisor|manager|shift|work)|human resources|hr (?:dep|won|said|told|keeps|is|and)|write[- ]?ups?|fired me|laid off|wrongful termination|paid leave|unemployment|workers'? comp\w*|(?:i am|i'm|im) (?:a|an|the|her|his) (?:\w+ )?(?:para\w*|teacher|aide|sub|substitute|therapist|slp|counselor|principal|bus driver)|as an? (?:\w+ )?(?:teacher|aide|para\w*|principal)|\d+ (?:dollars )?an hour)\b/,
  ],
  [
    "insurer",
    /\b(?:insurance (?:company|plan|denied|won|refus|will|said|card|claim)|insurer|prior authorization|blue cross|aetna|cigna|united ?health\w*|kaiser|anthem|tricare|(?:my|our|his|her) health plan|medicaid (?:plan|waiver|denied)|denied (?:the|our|my|his|her) claim|copays?|deductible)\b/,
  ],
  [
    "landlord",
    /\b(?:landlords?|evict\w*|lease|rent|section 8|apartments?|property manager|hoa|homeowners|housing)\b/,
  ],
  [
    "company",
    /\b(?:refund|my money back|private (?:company|tutor\w*|clinic|practice|business)|tutoring (?:center|company|place)|learning center|day ?care|preschool tuition|summer camp|gym membership|karate|dance studio|after[- ]?(?:school|care) (?:program|company|owner|fee)|(?:the|at the) (?:y|ymca|church|boys and girls club)|camp|nursing home|group home|tuition|deposit|aba (?:company|clinic|center|agency)|contractor|warranty|scam\w*|customer service)\b/,
  ],
  [
    "family",
    /\b(?:custody|child support|visitation|parenting (?:time|plan|schedule)|my ex\b|ex[- ](?:husband|wife)|baby (?:daddy|mama)|divorce\w*|family court|guardian ad litem|restraining order)\b/,
  ],
  [
    "benefits",
    /\b(?:ssi|ssdi|social security|food stamps|snap benefits|wic|respite (?:hours|care)|disability (?:check|benefits)|regional center|tax(?:es)?(?: (?:credit|return))?|medicaid waiver|waivers?|able account|voc\w* rehab\w*|overpa(?:id|yment))\b/,
  ],
  [
    "college",
    /\b(?:college|university|dorm|financial aid|fafsa|college board|(?:the|take|on) (?:p?sat|act)\b(?! (?:of|like|out|up)))\b/,
  ],
  [
    "court",
    /\b(?:juvenile|probation|parole|public defender|judge|lawsuit|suing|sue|jury|felony|misdemeanor|criminal|charged with|guardianship|probate|bail|district attorney|prosecutor|cps|dcfs?|dcyf|child protective services|(?:shelter|dependency|removal) hearing|dependency court)\b/,
  ],
  [
    "government",
    /\b(?:immigration|green card|visa|undocumented|asylum|deport\w*|irs|dmv|passport|city council|county office|usda|elections?)\b/,
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
