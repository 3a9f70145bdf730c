import { hasAskedInWriting } from "../../../reading/hasAskedInWriting.ts";
import { numberIn, numberPattern } from "./spokenNumbers.ts";

/** What a parent's story says that can change the finding. Null where it does not say. */
export interface Facts {
  /** In years; 2.5 for 30 months. */
  readonly age: number | null;
  readonly hasDiploma: boolean | null;
  /** Since the school last tested the child. */
  readonly monthsSinceTest: number | null;
  /** The test looked at one area only, or was no full evaluation. */
  readonly wasPartTest: boolean;
  /** The parent does not agree with the school's test. */
  readonly disagreesWithTest: boolean;
  readonly notice: "given" | "none" | null;
  /** The school says that it sees no sign of a disability. */
  readonly isNoneSuspected: boolean;
  /** The school showed data for what it says. */
  readonly hasData: boolean;
  readonly hasIep: boolean;
  /** The IEP already names what is refused. */
  readonly isInIep: boolean;
  /** The story says that the child has no IEP, or was found not eligible for one. */
  readonly isWithoutIep: boolean;
  /** Another way to meet the same need was offered. */
  readonly isOtherOffered: boolean;
  /** What is refused is the testing itself. */
  readonly isTestRefused: boolean;
  /** The story tells how it shows at school. */
  readonly hasImpact: boolean;
  readonly hasAskedInWriting: boolean;
}

/** Facts that an account may include, so that the parent is not asked for them again. */
export type KnownFact =
  | "age"
  | "coverage"
  | "diploma"
  | "disagreement"
  | "plan"
  | "refusal"
  | "writtenRequest";

export function isKnown(fact: KnownFact, facts: Facts): boolean {
  switch (fact) {
    case "age":
      return facts.age !== null;
    case "coverage":
      return facts.wasPartTest;
    case "diploma":
      return facts.hasDiploma !== null;
    case "disagreement":
      return facts.disagreesWithTest;
    case "plan":
      return facts.hasIep || facts.isWithoutIep;
    case "refusal":
      return facts.isTestRefused;
    case "writtenRequest":
      return facts.hasAskedInWriting;
  }
}

/** Reads the parent's words; small and big letters are the same. @param today `YYYY-MM-DD`. */
export function readFacts(words: string, today: string): Facts {
  const text = words.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, " ");
  return {
    age: ageIn(text),
    hasDiploma: noDiploma.test(text) ? false : diploma.test(text) || null,
    monthsSinceTest: monthsIn(text),
    wasPartTest: partTest.test(text),
    disagreesWithTest: disagrees.test(text),
    notice: noNotice.test(text) ? "none" : notice.test(text) ? "given" : null,
    isNoneSuspected: noneSuspected.test(text),
    hasData: data.test(text) && !noData.test(text),
    hasIep: hasIep.test(text) && !withoutIep.test(text),
    isInIep: inIep.test(withoutPlan504(text)) && !notInIep.test(text),
    isWithoutIep: withoutIep.test(text),
    isOtherOffered: otherOffered.test(text) && !nothingOffered.test(text),
    isTestRefused: testRefused.test(text) && !afterTest.test(text),
    hasImpact: impact.test(text),
    hasAskedInWriting: hasAskedInWriting(words, today),
  };
}

const diploma = /\b(?:regular|standard|high school|his|her|their|a) diploma\b|\bgraduated\b/u;
const noDiploma =
  /\b(?:no|not a|without a|never got a|didn'?t get a|hasn'?t (?:got|earned) a|not yet|instead of a) (?:regular |standard |high school )?diploma|\b(?:not|hasn'?t|did ?n'?t|never) graduated?\b|\bcertificate of (?:completion|attendance)/u;
const partTest =
  /\b(?:only|just) (?:looked|tested|checked|did|for|a|the|evaluated|assessed|speech|reading|math|iq)\b.{0,30}\b(?:speech|reading|math|screen\p{L}*|iq|academic\p{L}*|hearing|vision|one area|part|quick|short)|\b(?:a |only |just )?screen(?:er|ing)\b|\bnever (?:looked at|tested|checked)\b|\bdid(?:n'?t| not) (?:test|look at|check)\b|\b(?:different|new|another) (?:area|concern)|\bprivate(?:ly)?\b.{0,20}\b(?:eval|test|assess)/u;
const disagrees =
  /\b(?:do(?:n'?t| not)|did(?:n'?t| not)) (?:agree|believe|accept|trust)\b|\bdisagree|\b(?:results?|report|evaluation|testing) (?:is|are|was|were) (?:wrong|incomplete|flawed|not right|bad)/u;
const noNotice = new RegExp(
  [
    "\\b(?:no|without(?: any| an?)?|any) (?:prior )?(?:written notice|pwn)\\b",
    "(?:\\b(?:never|not|no one|nobody|refus\\p{L}* to|without)|n'?t)\\b (?:\\p{L}+ ){0,2}?(?:get|got|gotten|receiv\\p{L}*|giv\\p{L}*|gave|send\\p{L}*|sent|provid\\p{L}*|issue\\p{L}*|put\\p{L}*|writ\\p{L}*|wrote|mail\\p{L}*|tell|told|say|said|explain\\p{L}*|answer\\p{L}*|respond\\p{L}*|repl\\p{L}*|have|had|has)\\b[^.;!?]{0,30}\\b(?:written notice|pwn|in writing|a letter|on paper|it down)\\b",
    "\\bnothing (?:\\p{L}+ )?(?:in writing|on paper|written)\\b|\\b(?:only|just) (?:told|said)\\b[^.;]{0,20}\\b(?:phone|out loud)|\\bverbal(?:ly)?\\b|\\bover the phone\\b",
  ].join("|"),
  "u",
);
const notice =
  /\b(?:sent|gave|give|got|received|have|has|mailed|wrote|with|in|came|issued|is)\b[^.;!?]{0,40}\b(?:prior written notice|written notice|pwn)\b|\b(?:prior written notice|written notice|pwn)\b[^.;!?]{0,25}\b(?:says?|said|came|arrived|states?|lists?|explains?|dated)\b/u;
const noneSuspected =
  /\b(?:do(?:n'?t| not)|did(?:n'?t| not)|does(?:n'?t| not)|no) (?:\p{L}+ )?(?:suspect\p{L}*|reason to suspect|signs? of|evidence of|suspicion of)\b[^.;]{0,30}(?:disabilit\p{L}*|dyslexia|autism|adhd|one|problem)|\bsees? no (?:signs?|evidence) of/u;
const data =
  /\b(?:data|test scores?|benchmark\p{L}*|screening results?|records?|observation (?:notes|report)|work samples|assessment results|chart)\b/u;
const noData =
  /\b(?:no|without(?: any)?|not any|never showed(?: me)?(?: any)?|did(?:n'?t| not) show(?: me| us)?(?: any)?|won'?t show(?: me)?(?: any)?|more|enough|collect|gather) (?:data|records?|test scores?)\b/u;
const inIep =
  /\b(?:iep|plan|ard)\b[^.;!?]{0,40}\b(?:says?|states?|lists?|names?|has|includes?|calls? for|gives?|requires?|promises?|with|for|already)\b|\b(?:in|on|by|under|per) (?:the|his|her|their|my (?:son|daughter|child|kid)'s|our) (?:current )?(?:iep|plan)\b|\balready (?:in|on|has)[^.;]{0,20}\biep\b|\bservices? (?:have|has|had)? ?(?:stopped|ended|not been given)|\bmissed (?:sessions|services|therapy|minutes)/u;
const hasIep =
  /\b(?:has|have|had|got|with|on) (?:already )?(?:an|the) (?:active |current )?iep\b|\b(?:his|her|their|our|the current) iep\b|\biep since\b/u;
const notInIep =
  /\b(?:no|not (?:in|on)|isn'?t (?:in|on)|does(?:n'?t| not) have an?|without an?|wants? an?|asked for an?|need an?|won'?t (?:do|write|give)(?: him| her)? an?) (?:the |his |her |an )?iep\b/u;
const withoutIep =
  /\b(?:has|have|had|got|is|with)(?:n'?t| no| not|out) (?:\p{L}+ )?(?:an? )?iep\b|\b(?:don'?t|doesn'?t|does not|do not|didn'?t) (?:\p{L}+ )?have an? iep\b|\bno iep\b|\bwithout an? iep\b|\b(?:not|never|in|isn'?t|wasn'?t)[ -]?(?:found )?eligible\b|\b(?:did|does|was|is)(?:n'?t| not) (?:eligible|qualify|qualified)\b/u;

/** A 504 plan is no IEP: its services are owed under a different law. */
function withoutPlan504(text: string): string {
  return text.replace(/\b504 (?:\p{L}+ )?plans?\b/gu, "504");
}
const otherOffered =
  /\b(?:offer(?:ed|s|ing)?|propos(?:ed|es)|suggest(?:ed|s)?|giv(?:e|es|ing)|gave|will do|said (?:he|she|they) (?:can|could) (?:have|get|do))\b[^.;!?]{0,60}\b(?:instead|another|different|other|group|push-?in|consult\p{L}*|shared aide|classroom support|in place of|alternative|similar|telehealth|virtual|online)\b|\binstead (?:they|the school)[^.;]{0,30}\boffer/u;
const nothingOffered =
  /\b(?:offer(?:ed|s)?|gave|propos(?:ed|es)) (?:me |us |him |her )?(?:nothing|no )|\b(?:did(?:n'?t| not)|won'?t|never) (?:offer|propose|give)\b/u;
const testRefused =
  /(?:\b(?:not|no|never|cannot|cant|wont|refus\p{L}*|den(?:y|ied)|wait\p{L}*|until|before|delay\p{L}*|stop(?:ped)?|against|too early)|n'?t)\b[^.;!?]{0,40}\b(?:test(?:ed|ing)?|evaluat\p{L}*|assess\p{L}*|eval)\b/u;
const afterTest =
  /\b(?:after|from|based on|following|had|did|done|finished|completed|results? of)\b[^.;!?]{0,25}\b(?:test(?:ed|ing)?|evaluat\p{L}*|assess\p{L}*|eval)\b/u;
const impact =
  /\b(?:melt ?downs?|can(?:'?t|not) (?:read|write|focus|sit|keep|follow|do|finish)|refus(?:es|ing)|won'?t go|cries|crying|hours|suspended|sent home|behind|struggl\p{L}*|fail(?:s|ed|ing)|no friends|bullied|bathroom|falling apart|exhausted|melting|panic|misses|missing|absent|hid(?:es|ing))\b/u;

function ageIn(text: string): number | null {
  const months = new RegExp(
    `\\b(${numberPattern})[- ]months?(?:[- ]old|\\b(?=[^.]{0,10}(?:baby|toddler)))`,
    "u",
  ).exec(text);
  if (months) return numberIn(months[1] ?? "") / 12;
  if (
    /\b(?:under|not yet|isn'?t|is not|before (?:he|she|they) turns?|turns|turning|almost|until (?:he|she|they) turns?|not) (?:3|three)\b(?! (?:months?|weeks?|grades?))/u.test(
      text,
    )
  )
    return 2.9;
  const patterns = [
    `\\b(${numberPattern})[- ](?:years?|yrs?|yo)[- ]?(?:olds?)\\b`,
    `\\b(${numberPattern}) ?y/?o\\b`,
    `\\b(?:he|she|they|child|son|daughter|kid|boy|girl)(?:'s| is| are|s| just turned| turned| will be| only turned)? (?:only |just |now |already |almost )?(?:turned )?(${numberPattern})(?!\\s*(?:grades?|months?|weeks?|days?|minutes?|hours?|points?|times|percent|%|levels?|years? (?:behind|ago|below)|of\\b|out\\b|st\\b|nd\\b|rd\\b|th\\b|/|\\.?\\d))`,
    `\\b(?:age|aged|turned|turns) (${numberPattern})\\b`,
  ];
  for (const pattern of patterns) {
    const age = numberIn(new RegExp(pattern, "u").exec(text)?.[1] ?? "");
    if (age >= 0 && age < 30) return age;
  }
  return null;
}

/** How long ago the test was; a word such as "last year" leaves it open. */
function monthsIn(text: string): number | null {
  const ago = new RegExp(
    `\\b(?:(over|more than|almost|nearly|about) )?(${numberPattern}|an?|a few|a couple(?: of)?) (day|week|month|year)s?(?: and a half)? ago\\b`,
    "u",
  ).exec(text);
  if (ago) return inMonths(amountOf(ago[2] ?? ""), ago[3] ?? "");
  const since = new RegExp(
    `\\b(?:(?:it'?s been|for|in|over|more than) )(?:over |more than |almost )?(${numberPattern}|an?) (month|year)s\\b(?! old)`,
    "u",
  ).exec(text);
  if (since) return inMonths(amountOf(since[1] ?? ""), since[2] ?? "");
  if (/\b(?:last|this) (?:month|week)\b|\byesterday\b/u.test(text)) return 1;
  return null;
}

function amountOf(words: string): number {
  if (/^an?$/u.test(words)) return 1;
  if (/^a (?:few|couple)/u.test(words)) return 2;
  return numberIn(words);
}

function inMonths(amount: number, unit: string): number {
  const months: Readonly<Record<string, number>> = { day: 1 / 30, week: 7 / 30, month: 1, year: 12 };
  return amount * (months[unit] ?? 1);
}
