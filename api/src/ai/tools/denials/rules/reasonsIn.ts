import { type DenialReasonId, denialReasons } from "@iep-insider/sdk/contract";
import { type ReasonKind, reasonKinds } from "./ReasonKind.ts";

/**
 * The reasons that a parent names: by the label or id of the list, or in own words.
 * @returns in the order of `reasonKinds`; empty where none is known.
 */
export function reasonsIn(denialReason: string, context: string): readonly ReasonKind[] {
  const chosen = denialReasons.find(({ id, label }) => [id, label].some((name) => same(name, denialReason)));
  if (chosen && chosen.id !== "other") return [kindOf[chosen.id]];
  const named = chosen ? [] : kindsIn(denialReason);
  if (named.length > 0) return named;
  // "Other", or words that say nothing: the story may tell.
  const told = kindsIn(context);
  if (told.length > 0) return told;
  return /^\W*(?:no|none|nothing|idk|n\/a|other)?\W*$/iu.test(denialReason) || chosen ? ["no_reason"] : [];
}

function kindsIn(text: string): readonly ReasonKind[] {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'");
  const found = reasonKinds.filter((kind) => patterns[kind].test(plain));
  const telling = found.filter((kind) => !general.has(kind));
  return telling.length > 0 ? telling : found;
}

/** They say little: where another reason is named too, that one is meant. */
const general: ReadonlySet<ReasonKind> = new Set<ReasonKind>(["not_eligible", "policy", "no_reason"]);

function same(one: string, other: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");
  return letters(one) === letters(other);
}

const kindOf: Readonly<Record<Exclude<DenialReasonId, "other">, ReasonKind>> = {
  child_passing: "child_passing",
  no_services: "no_services",
  too_young_old: "too_young_old",
  try_other_interventions: "try_other_interventions",
  budget_constraints: "budget_constraints",
  no_significant_impact: "no_significant_impact",
  parent_concern_only: "parent_concern_only",
  recent_evaluation: "recent_evaluation",
};

const tested = "(?:test(?:ed|ing|s)?|eval\\p{L}*|assess\\p{L}*|re-?eval\\p{L}*|re-?test\\p{L}*)";

const patterns: Readonly<Record<ReasonKind, RegExp>> = {
  too_young_old: any(
    "too (?:young|old|little|small)\\b(?! of)",
    "\\bnot old enough|\\baged? out|\\baging out",
    "\\b(?:only|just|has to be|must be|until (?:he|she|they)(?:'s| is| are| turns?)?) (?:3|three|4|four|5|five|21|22|six|6)\\b(?! (?:month|week|day|minute|time|point|percent|%))",
    "\\b(?:under|over|past) (?:the )?age\\b|\\bage limit|\\b(?:because of|due to) (?:his|her|their|my child's) age\\b",
    "\\b(?:already|has) (?:graduated|got (?:a|his|her) diploma)\\b|\\bbefore kindergarten|\\bwait (?:for|until|till) kindergarten",
  ),
  recent_evaluation: any(
    `\\b(?:just|already|recently)\\b.{0,20}\\b${tested}`,
    `\\b${tested}\\b.{0,40}\\b(?:recent(?:ly)?|not long ago|last (?:year|month|spring|fall|summer|winter)|this year|(?:months?|weeks?|years?) ago|current|up to date|still good|still valid)\\b`,
    `\\btoo (?:soon|early) to (?:re-?)?${tested}|\\brecent ${tested}|\\bonce (?:a|every) (?:year|three years|3 years)\\b|\\b(?:not due|isn'?t due|triennial|every (?:three|3) years)\\b`,
  ),
  diagnosis_first: any(
    "\\b(?:diagnos(?:is|ed|e)|doctor'?s? (?:note|letter|report)|medical (?:report|proof|documentation|letter|note)|note from (?:a|the|his|her) (?:dr|doctor)|pediatrician|neuropsych)\\b(?!.{0,30}\\b(?:not enough|isn'?t enough|does(?:n'?t| not) (?:mean|qualify|matter|count|automatically)))(?=.{0,80}\\b(?:first|before|need|needs|required?|bring|without|until|have to|has to|must|get)\\b)",
    "\\b(?:need|needs|require[sd]?|without|no|until|bring|get|have to have|must have)\\b.{0,25}\\b(?:diagnosis|doctor'?s? (?:note|letter)|medical (?:report|proof|documentation|note))",
  ),
  medication_first: any(
    "\\b(?:medicat\\p{L}*|meds|medicine|ritalin|adderall|stimulants?|pills?)\\b.{0,60}\\b(?:first|before|until|unless|should|needs?|try|or else|have to|has to)\\b",
    "\\b(?:put|try|start|get|take|takes|go on|needs?|unless|until|should be on)\\b.{0,30}\\b(?:medicat\\p{L}*|meds|medicine)\\b",
  ),
  wrong_label: any(
    "\\b(?:only|just|reserved) for (?:the )?(?:kids|children|students|autis\\p{L}*|deaf|blind|severe|adhd|kids with)",
    "\\b(?:wrong|different|not (?:his|her|that|the right)) (?:label|category|eligibility|disability|diagnosis)\\b",
    "\\b(?:dyslexia|adhd|add|apraxia|anxiety|dyscalculia|dysgraphia)\\b.{0,40}\\b(?:not|isn'?t|does ?n'?t|don'?t|no)\\b.{0,30}\\b(?:count|qualif\\p{L}*|cover\\p{L}*|recogni[sz]e|disability|category|eligible|use that)",
    "\\b(?:don'?t|do not|doesn'?t|does not) (?:recogni[sz]e|do|serve|treat|test for|diagnose|use) (?:dyslexia|adhd|autism|apraxia|dysgraphia)",
    "\\b(?:kids|children|students) (?:with|like) (?:adhd|autism|dyslexia|anxiety|his|her|that)\\b.{0,30}\\b(?:don'?t|do not|can'?t|never) (?:get|have|qualify|need)",
    "\\bnot (?:severe|bad|disabled|autistic|special ed) enough\\b",
  ),
  learning_english: any(
    "\\b(?:learn(?:s|ing|er)?|speaks?|knows?|new to|limited|not fluent in|doesn'?t (?:speak|know)(?: enough)?|no|little|poor|second language|acquir\\p{L}*) (?:of )?english\\b|\\benglish (?:is (?:not|n'?t|his second|her second|the second)|(?:language )?learner)|\\b(?:ell|esl|esol|el student|bilingual|second language|two languages|speak spanish|another language)\\b",
  ),
  private_school: any(
    "\\b(?:private|parochial|catholic|christian|religious|montessori) school\\b",
    "\\bhome ?-?school(?:ed|s|ing|er)?\\b",
  ),
  not_eligible: any(
    "\\b(?:did|does|do|would|will|is|was|are)(?:n'?t| not) (?:be )?(?:qualif\\p{L}*|eligible|meet (?:the )?(?:criteria|requirements|cut ?-?off|standard))",
    "\\b(?:not|never) (?:eligible|qualified|qualify)|\\bineligible|\\bno longer (?:eligible|qualif\\p{L}*|needs?)|\\bdoesn?'?t? have a disability|\\bscores? (?:was|were|is|are)?\\s?(?:too high|not low enough)|\\bnot far enough behind|\\bdiscrepancy",
  ),
  plan_504_enough: any(
    "\\b504\\b.{0,40}\\b(?:enough|instead|better|fine|all (?:he|she|they) needs?|first|will do|is what)\\b",
    "\\b(?:offer(?:ed)?|only|just|get|give|try|already has|has|have|go with) (?:us |him |her |them |me )?(?:a |the )?504\\b",
  ),
  no_significant_impact: any(
    "\\b(?:no|not|n'?t|isn'?t|without|little)\\b.{0,30}\\b(?:educational(?:ly)?|academic(?:ally)?|adverse(?:ly)?|learning|education|school ?work|access)\\b.{0,25}\\b(?:impact\\p{L}*|effects?|affect\\p{L}*|need|relevan\\p{L}*|interfer\\p{L}*)",
    "\\b(?:no|not|n'?t|isn'?t|any|without|little)\\b.{0,20}\\b(?:impact\\p{L}*|effects?|affect\\p{L}*|interfer\\p{L}*)\\b.{0,40}\\b(?:learning|education\\p{L}*|academic\\p{L}*|school|class|grades|performance|him|her)?",
    "\\b(?:medical|clinical) (?:issue|problem|need|model|not educational),? ?(?:and )?not (?:an? )?(?:educational|school)|\\bnot (?:an? )?educational(?:ly)? (?:relevant|necessary|need|issue|problem|concern)",
    "\\b(?:is|he'?s|she'?s|they'?re|are) (?:doing )?(?:fine|ok|okay|great|perfect|an angel|well) (?:at|in) (?:school|class)\\b|\\b(?:holds|keeps) it together (?:at|in) school",
  ),
  try_other_interventions: any(
    "\\b(?:rti|mtss|mtts|sst|response to intervention|tier(?:s| ?\\d| one| two| three| i+)|intervention(?:s)?|student support team|child study team|pre-?referral|bst|i&rs)\\b",
    "\\b(?:try|tries|trying|tried|do|start|finish|complete|go through|give|use|see if)\\b.{0,40}\\b(?:other (?:help|things|supports?|strategies)|extra help|tutor(?:ing)?|reading (?:group|lab|club)|small groups?|strategies|accommodations|after-?school|summer school|supports?|title (?:1|i|one))\\b.{0,30}\\b(?:first|before|instead)?",
    "\\b(?:more|enough|collect|gather|need|weeks? of|months? of) (?:more )?(?:data|interventions?)\\b(?!.{0,20}show)",
  ),
  wait: any(
    "\\b(?:wait|waiting|hold off|watch|hold on)\\b(?! ?list).{0,40}\\b(?:see|until|till|next|year|semester|fall|spring|break|grade|while|longer|mature|older|bit)\\b",
    "\\b(?:outgrow|grow(?:s|n)? out of|catch up|late bloomer|will mature|more time|give (?:it|him|her|them) (?:some |more |a little )?time|boys (?:are|will|develop)|just immature|next (?:school )?year|end of the year|not (?:right )?now|wait and see|too (?:late|close to the end|early) in the (?:school )?year|backlog|wait ?-?list|waiting list)\\b",
  ),
  budget_constraints: any(
    "\\b(?:budgets?|money|funds?|funding|afford|cost(?:s|ly)?|expensive|pay for|dollars|broke|grant)\\b",
    "\\b(?:no|not enough|n'?t (?:have|any)|lack of|short(?:age)?|without|need more|can'?t (?:find|hire|get)|cannot (?:find|hire|get)|couldn'?t (?:find|hire)|no one|nobody|isn'?t a single|aren'?t any|understaffed|under staffed)\\b.{0,30}\\b(?:staff\\p{L}*|teachers?|aides?|paras?|parapro\\p{L}*|therapists?|slps?|ots?|pts?|psychologists?|nurses?|people|person|personnel|hire|hired|provider|specialists?|counselors?|bcba|one to do)\\b",
    "\\b(?:shortage|short[- ]?staffed|understaffed|staffing|vacan(?:t|cy|cies)|open position|unfilled|no staff|quit|on leave|maternity leave|caseloads?)\\b",
  ),
  no_services: any(
    "\\b(?:do ?n[o']?t|does ?n[o']?t|don'?t|dont|doesnt|did not|can'?t|cannot|cant|never|no longer|isn'?t|is not|not)\\b.{0,15}\\b(?:have|offer|provide|do|got|run|available|carry|give|supply)\\b.{0,50}\\b(?:service|program|class(?:es)?|therapy|therapist|aide|para|that|here|this|it|speech|ot|pt|one[- ](?:on|to)[- ]one|1:1|device|bus|transportation|kind|any|interpreter|summer|reading program|counseling|at (?:our|this|his|her) school)\\b",
    "\\bno (?:such )?(?:service|program|therapist|therapy|classroom|room|space|slots?|openings?|ot|pt|speech)\\b|\\bprogram (?:is )?(?:full|closed|not available)|\\bno (?:room|space)\\b|\\bnot (?:available|offered|an option|possible) (?:here|at|in)|\\bwe (?:only|just) (?:have|offer|do)\\b|\\bnot something we (?:do|offer|have)|\\bnot available\\b|\\bschedule\\b",
  ),
  policy: any(
    "\\b(?:policy|policies|rule(?:s)? (?:is|are|here|in our)|not (?:how|the way) (?:we|things|it)|never (?:done|do) that|not (?:our|my) (?:job|responsibility|problem)|not allowed|against (?:the )?rules|we don'?t do that|isn'?t (?:how|our)|protocol|guidelines?|practice is)\\b",
  ),
  child_passing: any(
    "\\b(?:pass(?:es|ing|ed)?|good (?:grades?|student|marks|scores)|grades? (?:are|is|were|look|too)|(?:gets|getting|has|have|makes|making|straight|all|earn(?:s|ing)?) (?:\\p{L}+ )?(?:a'?s|b'?s|as and bs|a's and b's|as|bs|cs|c's|high grades)|honor roll|report card|(?:on|at|above|near) grade level|gpa|not failing|isn'?t failing|is ?n[o']t behind|too (?:smart|bright|high|gifted|intelligent|advanced|capable)|gifted|(?:high|average|normal|good) (?:iq|scores|test scores)|smart enough|doing (?:fine|well|great|ok|okay)|average range|so smart|very (?:bright|smart)|advanced|keeping up)\\b",
  ),
  parent_concern_only: any(
    "\\b(?:only|just|overly?|over ?-?reacting|too)\\b.{0,15}\\b(?:parent'?s?|mom'?s?|mother'?s?|dad'?s?|your|my|a worri(?:ed|er)|worry|worries|worrying|anxious|overprotective|helicopter|over ?-?protective)\\b.{0,25}(?:worry|worries|worried|concerns?|opinion|anxiety|parents?|mom|mother|dad|idea|protective)?",
    "\\b(?:nobody|no one|none of (?:the|his|her) teachers?|no teachers?|teachers? (?:do|does|has|have|did|is|are)(?:n'?t| not)|we do(?:n'?t| not)|they do(?:n'?t| not)|staff do(?:n'?t| not)|don'?t) (?:\\p{L}+ )?(?:see|sees|seen|notice[sd]?|have (?:any |the same )?concerns?|report\\p{L}*|observe[sd]?|share)\\b",
    "\\b(?:i am|i'?m|im|you are|you'?re|ur) (?:just |being |too |over|an? )*(?:worr\\p{L}+|overreact\\p{L}*|overprotective|anxious|helicopter|dramatic|paranoid|crazy)|\\bin my head\\b|\\boverreact\\p{L}*|\\bhelicopter (?:mom|parent|mother)|\\bproblem (?:is )?at home|\\b(?:only|just) (?:at|happens at) home\\b|\\bsee (?:it|that|this) (?:here|at school)",
  ),
  childs_fault: any(
    "\\b(?:lazy|unmotivated|not trying|doesn'?t try|won'?t try|doesn'?t (?:care|want to)|isn'?t trying|chooses?|choosing|choice|spoiled|manipulat\\p{L}*|attention[- ]seeking|seeking attention|for attention|bad parenting|parenting|discipline at home|just (?:behaviou?r|bad|being)|behaviou?r(?:al)? (?:issue|problem|not)|try harder|apply (?:him|her)self|effort|needs? consequences|acting out|naughty|defian\\p{L}*)\\b",
  ),
  no_reason: any(
    "\\b(?:just|simply) (?:said|say|says|told (?:me|us)) (?:no|not)\\b|\\b(?:no|any|without(?: a| any)?|what|didn'?t (?:give|say|tell)(?: me| us)?(?: a| any)?) (?:reason|explanation|why)\\b|\\bsaid no\\b|\\bbecause\\s*$|\\b(?:idk|don'?t know why|no idea why|won'?t (?:say|tell)|never (?:answered|responded|replied|wrote back|got back)|no (?:answer|response|reply)|ignor(?:ed|ing|e)|nobody (?:wrote|called|got) back|didn'?t (?:answer|respond|reply))\\b",
  ),
};

function any(...sources: readonly string[]): RegExp {
  return new RegExp(sources.join("|"), "u");
}
