import { conclusions, school, staff } from "./subjects.ts";

/** Words that may come between an auxiliary verb and its verb. */
const adverbs = String.raw`(?:(?:[a-z]+ly|also|just|still|now|instead|then|even|yet|at this time|at present|be|been|being|have|,)\s+)*`;
const negated = `(?:(?:will|shall|would|can|could) not|cannot|can ?not|(?:wo|ca|would|could)n['’]t|can['’]t|won['’]t|no longer)`;
const negatedBe = `(?:(?:am|is|are|was|were)(?: not|n['’]t)|['’](?:m|re) not)`;
/** What a school is not, or is not doing, when it refuses. */
const willing = String.raw`(?:able|willing|prepared|ready|going|in (?:a position|agreement|favor|support)|persuaded|convinced|obligated|required|supportive|comfortable|open|responsible for (?:pay|provid|fund)\w+|(?!meeting|hearing|receiving|taking|saying|blaming|judging|talking|asking|doubting)\w+ing\b)`;
const negatedSimple = `(?:(?:do|does|did|has|have) not|(?:do|does|did|has|have)n['’]t)`;
/** Verbs after a negation that refuse nothing: courtesies, mail, meetings, and what the school has or knows. */
const noAction = String.raw`(?!(?:be |been |able to )?(?:thank|answer|know|hear|heard|receiv|have (?!been|to)|tak(?:e|ing) (?:this|your|it)|mean|want(?:ing)? to (?:delay|lose)|meet|met\b|reach|attend|tell|speak|say|guarantee|promise|discuss|overstate|responsible (?!for)|aware|sure|done|finished|complete\b|the (?:answer|news|place|outcome|result)|an easy|a diagnos|out of|only|just\b|what|always|see (?:you|her|him|them)|schedule[ds]? until|made lightly|certain|held against|blam|judg|punish|retaliat|sent|mailed|affect|chang(?:e|ing) (?:how|the fact)))`;
/** What a school thinks, supports or gives as a rule. */
const judging = String.raw`(?:agree|support|recommend|approv|believ|feel|felt|think|thought|find|found|see (?:a|the|any|that|this|how)|intend|plan|propos|consider|grant|authoriz|concur|accept|wish|identif|determin|reach)\w*`;
const refuses = String.raw`(?:declin(?:e|es|ed|ing)|den(?:y|ied|ies|ying)|refus(?:e|es|ed|ing)|reject(?:s|ed|ing)?|oppos(?:e|es|ed|ing)|disagree[sd]?|regrets?|disapprov\w+|turn(?:s|ed|ing)? (?:it |this |that |them )?down|unable|said no\b|(?:hold(?:s|ing)?|held) off\b|(?:will|to|would|['’]ll|must|need to) (?:wait (?:to|on|before|until)|postpone|delay)|(?:decid\w+|chose|chosen|choos\w+|elect\w*|vot\w+|opt\w*|determin\w+|agreed|conclud\w+) (?:against|not\b))`;
/** What a conclusion denies: "concluded that she is not eligible", "felt that a specialist was not necessary". */
const concluded = String.raw`(?:determin|conclud|decid|find|found|feel|felt|believ|agree|position|opinion|view|decision|determination|conclusion|belief|recommendation|answer)\w*(?: \w+)?(?: is)?(?: that)? [^.;]{3,90}?\b(?:not\b|n['’]t\b|no longer\b|unable\b|ineligible\b|cannot\b)`;
const isConcluded = String.raw`(?:determin|conclud|decid|find|found|feel|felt|believ|agree|answer)\w*(?: is| was)?(?: that)? no\b`;
const between = String.raw`(?:(?!\b(?:that|if|because|whether|what)\b)[^.;]){0,45}?`;
const foundIneligible = String.raw`(?:find|found|finds)\b [^.;]{2,60}?\b(?:not|ineligible)\b`;

/** A school's own "no": by name, in the first person, or about the request. */
const byTheSchool = String.raw`\b(?:${school}|${staff})(?:\b|(?=['’]))${between}(?:\b|(?=['’])|(?<=\w)(?=n['’]t))(?:${refuses}\b|${negated}\s+${adverbs}${noAction}\w|${negatedBe}\s+${adverbs}${noAction}${willing}|${negatedSimple}\s+${adverbs}${judging}|${concluded}|${isConcluded}|${foundIneligible})`;
/** "It was the determination of the Committee that Ann is no longer eligible": a conclusion with its name. */
const named = String.raw`^it (?:is|was) (?:the|our|my) (?:[\w-]+ )?${conclusions}\b[^.;]{0,60}? that [^.;]{3,90}?\b(?:not\b|n['’]t\b|no longer\b|ineligible\b|cannot\b)`;
/** "It", the district of the sentence before. */
const itself = String.raw`\bit (?:also |therefore |further )*(?:declines|denies|refuses|rejects|will not (?!be\b|affect|change)|is (?:unable|not able)|does not agree)`;
const request = String.raw`\b(?:request|petition|appeal|application)\b(?:(?!\b(?:that|because)\b)[^.;]){0,90}?`;
const aboutTheRequest = String.raw`${request}\b(?:(?:is|are|was|were|been|be) (?:\w+ly )?(?:being )?(?:denied|declined|refused|rejected|turned down|disapproved)|(?:${negated}|${negatedBe}|${negatedSimple}) (?:be |been |being )*(?:\w+ly )?(?:approv|grant|support|honor|accept|fulfil|met\b|possible|accommodat|consider|meet\b|something))`;
/** Other subjects: what will not be given, and who will not get it. */
const denied = String.raw`\b(?:is|are|has been|have been|must be) (?:\w+ly )?(?:being )?(?:denied|declined|refused|rejected)\b`;
const notDone = String.raw`(?:(?:will|can|could|shall) not|cannot|won['’]t|can['’]t|couldn['’]t|(?:is|are)(?: not|n['’]t) going to|(?:is|are)(?: not|n['’]t)(?= being)) (?:\w+ly )?(?:be(?:ing)?) (?!\w*(?:sent|mail|affect|held|penaliz|punish|blam|judg|reach|open|late\b|home\b))(?:\w+ly )?\w+`;
const notGotten = String.raw`(?:(?:will|can) not|cannot|won['’]t|can['’]t|(?:is|are)(?: not|n['’]t) going to|(?:is|are)(?: not|n['’]t)) (?:be )?(?:get(?:ting)?|receiv(?:e|ing)|qualify)\b`;
const notGiven = String.raw`\b(?:is|are|was|were)(?: not|n['’]t) (?:being )?(?:approved|granted|authorized|recommended|proposed|offered)\b|(?:\bis|\bare|['’]s)(?: not|n['’]t) something (?:that )?(?:we|i|the|our|this)\b`;
const nothing = String.raw`(?:^|, |at this time )(?:no|neither) [^.,]{3,70} (?:will|can|shall|could) be\b|(?:^|, |at this time )no [^.,]{3,60} (?:is|are) (?:being )?(?:proposed|offered|recommended|approved|granted)\b|\bthere (?:will|can|shall) be no\b(?! (?:cost|charge|school|class))`;
const compelled = String.raw`\bmust (?:\w+ly )?(?:deny|decline|refuse|reject|say no)\b`;
const headline = String.raw`^(?:the |this |action |request |requests? )*(?:refused|denied|declined|rejected|not (?:approved|granted|agreed(?: to)?|proposed))\s*[:–—-]|^[^.:]{8,90}: (?:denied|declined|refused|rejected|not (?:approved|granted))[.!]?$|^no (?:to|on) [^.?]{3,}|^no [^.,?]{3,60} (?:for now|at this time|this year)[.!]?$`;

/** A clause in which a school refuses something, whatever its subject. */
export const refusal = new RegExp(
  [
    byTheSchool,
    named,
    aboutTheRequest,
    denied,
    headline,
    itself,
    notDone,
    notGotten,
    notGiven,
    nothing,
    compelled,
  ].join("|"),
  "i",
);

const isNot = `(?:(?:is|are|was|were)(?: not|n['’]t)|not)`;
/** Says no, and gives the reason for another refusal as often: "An aide is not necessary", "She does not qualify". */
export const softRefusal = new RegExp(
  [
    String.raw`\b${isNot} (?:\w+ly )?(?:warranted|necessary|needed|required|appropriate|justified|indicated|supported|possible|eligible|an option|allowed|permitted)\b`,
    String.raw`\b(?:does|do|did)(?: not|n['’]t) (?:\w+ly )?(?:qualify|meet|warrant|justify|require|need|support|show a need|indicate a need|demonstrate)\b`,
    String.raw`\bineligible\b|\bno longer (?:qualif\w+|eligible|needs?|requires?)\b`,
    String.raw`\bthere (?:is|was) (?:currently )?no (?:need|basis|reason|justification|evidence)\b`,
    String.raw`\b(?:district|school|team)\b [^.;]{0,20}(?:do|does|did)(?: not|n['’]t) (?:provide|offer|fund|pay|have (?:a|any) (?:program|basis|reason))\b`,
  ].join("|"),
  "i",
);
