import type { NoticeFindings } from "../findings.ts";
import { type Clause, clausesOf, splitCause } from "./clauses.ts";
import { plainProposal, proposal } from "./proposal.ts";
import { plainRefusal, refusal, softRefusal } from "./refusal.ts";
import { conclusions } from "./subjects.ts";

export interface ToldDecision {
  readonly type: NoticeFindings["decisions"][number]["value"]["type"];
  /** The clause that says it. */
  readonly text: string;
  /** What the same sentence gives as its cause. */
  readonly causes: readonly string[];
  /** True where the same words are as often the reason of another refusal: "An aide is not necessary". */
  readonly isSoft: boolean;
  /** True where it says who decides, and decides in so many words; else what will be done is taken for a decision. */
  readonly isPlain: boolean;
}

interface Judged {
  readonly type: ToldDecision["type"] | null;
  readonly isSoft: boolean;
  readonly isPlain: boolean;
  readonly text: string;
  readonly cause: string | null;
  readonly clause: Clause;
}

/**
 * The decisions of a school that a sentence says, each with its clause: neighbors of one type are one decision, and a
 * clause that only leads to a decision is left out. Empty for courtesies, questions, conditions and what others asked for.
 */
export function decisionIn(sentence: string): ToldDecision[] {
  if (/\?$/.test(sentence)) return [];
  const judged = clausesOf(sentence).map(judge);
  const decisions: (Omit<ToldDecision, "text" | "causes"> & { text: string; causes: string[] })[] = [];
  let lead = "";
  for (const { type, isSoft, isPlain, text, cause, clause } of judged) {
    const last = decisions.at(-1);
    if (type === null) {
      if (!last) lead = clause.text;
      else if (clause.conjunction === "and" && last.causes.length > 0)
        last.causes.push(`${last.causes.pop()} and ${clause.text}`);
      else if (clause.conjunction === "and") {
        // An offer is as long as its sentence; what follows a refusal says something else.
        if (last.type === "proposes" && !looksAgain.test(clause.text))
          Object.assign(last, { text: `${last.text} and ${clause.text}`, isPlain: false });
        else if (last.type === "refuses" && isStatement(clause.text)) last.causes.push(clause.text);
      }
      continue;
    }
    if (last?.type === type && last.causes.length === 0 && clause.conjunction === "and") {
      last.text = `${last.text} and ${text}`;
      if (cause) last.causes.push(cause);
      continue;
    }
    const leadsTo = !last && leading.has(clause.conjunction) && !isContext(lead) ? [withoutAdverb(lead)] : [];
    const isOffer = !last && type === "proposes" && clause.conjunction === "and" && !isContext(lead);
    decisions.push({
      type,
      text: withoutOpening(isOffer ? `${lead} and ${text}` : text),
      causes: [...leadsTo, ...(cause ? [cause] : [])],
      isSoft,
      isPlain,
    });
  }
  return decisions;
}

/** What joins a decision to its reason, in letters. */
const leading = new Set(["so", "therefore", "andtherefore", "whichiswhy"]);

function judge(clause: Clause): Judged {
  const { text, cause } = splitCause(clause.text);
  const none = { type: null, isSoft: false, isPlain: false, text, cause, clause };
  if (
    namesDecision.test(text) ||
    /\b(?:do|offer) (?:one|two|three|several|some|a few) (?:other )?things?[.:]?$/i.test(text) ||
    /\b(?:the following|as follows)[.:]?$/i.test(text) ||
    isContext(text) ||
    courtesy.test(text) ||
    isConditional(clause.text)
  )
    return none;
  // "… but declines to": the subject is that of the clause before.
  const told = `${/^(?:also |therefore )?[a-z]+/.test(text) && !ownSubject.test(text) && clause.conjunction !== "" ? "we " : ""}${inFirstPerson(text.replace(quoted, ""))}`;
  if (refusal.test(told)) {
    const splice = cause ? null : spliced.exec(text);
    const said =
      splice?.[1] && refusal.test(inFirstPerson(splice[1]))
        ? { text: splice[1], cause: splice[2] ?? null }
        : null;
    return { ...none, type: "refuses", isPlain: plainRefusal.test(told), ...said };
  }
  if (proposal.test(told)) return { ...none, type: "proposes", isPlain: plainProposal.test(told) };
  return softRefusal.test(told) ? { ...none, type: "refuses", isSoft: true } : none;
}

/** Begins a clause whose subject is not that of the clause before. */
const ownSubject =
  /^(?:(?:then|so|instead|also|therefore),? )?(?:we|i|you|he|she|it|they|this|that|there|the|his|her|their|our|your|an?|no|each|all|both|some|any|these|those)\b/;

/** "PE can't be waived, it is a state requirement": the cause of a refusal behind no more than a mark. */
const spliced =
  /^([^,;:]{18,}?)(?:,|;|:|\s[–—-])\s+((?:it|that|this|he|she|they|there|(?:the|his|her|our|your) (?:[\w'’-]+ ){1,5}?|(?<=[;:–—-]\s+)[\w'’-]+ )(?:\s?(?:is|was|are|were|has|have|had|does|do|did)(?:n['’]t)?\b|['’](?:s|re)\b|(?<=[;:–—-]\s[^;:]*)\s?\w+(?:s|ed)\b).{8,})$/i;

/** A school by its own name, or in letters: "Kenilworth Public Schools", "SAU 142". */
const ownName =
  /\b(?:[A-Z][\w.'’&-]* )+(?:Schools?|School District|District|Academy|County|Board of Education|Cooperative)\b(?= (?:does|do|will|cannot|can|is|has|declines|proposes|refuses|agrees|offers|denies)\b)|\b[A-Z]{2,6}(?: \d{1,4})?(?= (?:does|will|cannot|can|declines|proposes|refuses|agrees|offers|denies)\b)/g;

/** The clause as other schools say it: "Nor will we change it" as "we will not change it". */
const inFirstPerson = (text: string) =>
  text
    .replace(ownName, "the district")
    .replace(/^(?:nor|neither) (will|can|do|does|is|are) (we|i|the \w+) /i, "$2 $1 not ");

/** "This action is proposed because …" repeats a decision. */
const namesDecision =
  /^(?:this|that|the) (?:action|change|decision|refusal|proposal)\b[^.]{0,30}\b(?:is|was) (?:being )?(?:proposed|refused|recommended|made)\b/i;

/** What the parents or another person asked for or said is no decision: "… your request that the school not …". */
const quoted =
  /\b(?:request(?:ed)?|letter|e-?mail|ask(?:ed|ing)?|want(?:ed)?|wish(?:ed)?|hop(?:ed?|ing)|concerns?|told (?:me|us)|stat(?:ed|ing)|saying|said) (?:that|for us to|if) [^.,;]*/gi;

/** Begins with what someone else did, said or has to do. */
export const isContext = (text: string) =>
  /^(?:however, |and |but |so )?(?:you(?:['’](?:re|ve|ll))?\b|if\b|in your\b|(?:this|that|the) (?:letter|e-?mail|notice|message|memo) (?:is|was|responds|serves|follows)\b(?!.*\bthat (?:we|the)\b)|(?:the )?parents?\b|(?:his|her|the) (?:mother|father|family|guardian)\b|we (?:have |had )?(?:also )?(?:(?:received|got|reviewed|read|met|discussed|talked|looked)\b(?!.*\band (?:\w+ )?(?:decid|determin|conclud|agree|found|felt|do(?:es)? not|did not|will|cannot|are|is)\w*)|appreciate|understand|know|recognize|realize|hear|heard|considered|share|value|are sorry|hope|want|need)\b|(?:i|we) (?:am|are) sorry (?:that|if) you\b|i (?:have |had )?(?:also )?(?:received|got|read|reviewed|looked|checked|considered|understand|know|appreciate|hear|heard|realize|recognize|hope|want|wanted|met|talked|spoke)\b(?!.*\bthat (?:we|the district|the team|the school|i) (?:will|can|do|are|is|am)\b)|(?:the |our )?(?:[\w-]+ ){0,2}(?:team|district|committee|school) (?:is in receipt|met|meets|reviewed|discussed|received|looked|understands|appreciates|considered|has (?:received|reviewed|considered|met))\b(?!.*\band (?:\w+ )?(?:decid|determin|conclud|agree|found|felt|do(?:es)? not|did not|will|cannot|are|is not|propos|recommend|refus|declin|den)\w*)|(?:state|federal|the) (?:and (?:state|federal) )?(?:law|regulations?|rules?)\b[^.]*\b(?:requires?|asks?) (?:that )?(?:i|we|us|me|the)\b|thanks?\b|please\b(?! be (?:advised|aware|informed))|enclosed|attached)/i.test(
    text,
  );

/** What is not done, but is no decision. */
const courtesy =
  /\b(?:look(?:ing)? forward|feel free|any (?:further |other |more )?questions|do not hesitate|don['’]t hesitate|hear from you|thank you|appreciate|sincerely|we know how|hope (?:this|that|you)|let (?:me|us) know (?:if|when|what|whether)|(?:please|to|can|may) (?:contact|call|reach)|at your convenience|send you|copy of (?:the |your |our |this |a )*(?:procedural|safeguards|rights|parent\w*|notice|report|letter|policy)|(?:your|signed|written) consent|(?:start|begin|do|arrange|set|make|discuss) (?:that|this|it)\b(?! (?:change|service|program))[^.]*\bif you\b|may not|(?:do not|don['’]t) (?:currently )?have (?:the |enough |any )?(?:staff\w*|funds|funding|budget|room|space|capacity|resources|personnel|time|openings))\b/i;

export const isConditional = (sentence: string) =>
  /^(?:should|if|when|unless|once|until)\b/i.test(sentence) ||
  /\b(?:once|until|unless) (?:we|you)\b/i.test(sentence);

/** What comes after an offer and is no part of it: "we can look at it again in February", "a form is enclosed". */
const looksAgain =
  /\b(?:enclosed|attached|included)\b|\b(?:look|talk|meet|review|revisit|discuss|see)\b.*\b(?:again|how|then|in \p{Lu}\p{Ll}+)\b/u;

/** States something that is so, without a "will" or "may". */
const isStatement = (text: string) =>
  /\b(?:is|are|was|were|has|have|had|does|do|did)\b/i.test(text) &&
  !/\b(?:will|may|can|could|would|should|you)\b/i.test(text);

const withoutAdverb = (text: string) => text.replace(/^(?:unfortunately|however|also|in addition),?\s+/i, "");

const named = new RegExp(
  String.raw`^it (?:is|was) (?:the|our|my) (?:[\w-]+ )?${conclusions}\b[^.,;]{0,60}? that `,
  "i",
);

/** A decision without the words that lead to it: "After careful consideration, …", "I am writing to let you know that …". */
export const withoutOpening = (sentence: string): string =>
  sentence
    .replace(
      /^(?:(?:i am|i['’]m|we are|we['’]re) (?:writing|sorry|pleased|happy|glad)|(?:this|the) (?:letter|e-?mail|notice|message|memo) (?:is|serves|comes)|please be|i (?:have|regret|wanted|want|would like|write)|we (?:regret|have|wish|want|would like)|it is (?:my|our) (?:\w+ )?(?:duty|place))(?: to)? [^.]{0,60}?\bthat (?=(?:we|i|the|your|our|no|his|her|\p{Lu}\p{Ll}+)\b)/iu,
      "",
    )
    .replace(named, "")
    .replace(
      /^(?:after|upon|following|as|when|while|although|based (?:up)?on|in light of|in response to|in reply to|with (?:regard|respect) to|regarding|having)\b[^,]{0,90},\s*(?=(?:\w+ly )?(?:we|i|the|your|it|our|no|an?|this|his|her|\p{Lu}\p{Ll}+)\b)/iu,
      "",
    )
    .replace(
      /^(?:On (?!\p{Lu})|As |To (?!help|make|keep|give)|That (?:said|being said)|At |With |Per |Given |For (?!the (?:rest|remainder))|Under |Despite |Beyond |Overall|Consequently|Like |In (?!\p{Lu}))(?:(?!\b(?:will|cannot|can|is|does|do|may|shall)\b|['’]ll)[^,.;:]){0,90},\s*(?=(?:\p{Ll}+ly )?(?:we|I|the|your|it|our|no|an?|this|his|her|he|she|\p{Lu}\p{Ll}+)\b)/u,
      "",
    )
    .replace(
      /^(?:as a result of|after|following|based on|at|in light of|per|given|upon) [^,.]{3,50}? (?=(?:the (?:district|team|school|committee)|we) (?:will|propos\w*|is|are|do|does|don['’]t|cannot|can|have|has|feel|felt|believe|agree\w*)\b)/i,
      "",
    )
    // "Short answer: they are not …"
    .replace(/^[A-Z][a-z]+(?: [a-z]+){0,2}: (?=(?:we|they|i|the)\b)/, "")
    // "Chemistry: A change of teacher isn't possible."
    .replace(/^[A-Z][^.:;,]{2,45}: (?=[A-Z][\w'’]* (?:[\w'’]+ )+[\w'’]+)/, "")
    .replace(/,? (?:for the following|for these) reasons?:$/i, ".")
    .replace(
      /^what (?:we|i) (?:can|would|will|are able to|am able to) (?:do|offer|suggest|propose)(?: instead)? is(?: to)?:?\s*/i,
      "",
    )
    .replace(/^[^.,]{2,40} (?:is|are) welcome to /i, "")
    .replace(/^(?:unfortunately|sadly|still|therefore|however|instead|accordingly|so),?\s+/i, "");
