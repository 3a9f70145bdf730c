import type { Found, NoticeFindings, NoticePart } from "../findings.ts";
import type { Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { sentencesOf } from "../lines/sentences.ts";
import type { NoticeRole } from "./noticeLabels.ts";
import { proposal } from "./proposal.ts";
import { refusal } from "./refusal.ts";

type Decision = NoticeFindings["decisions"][number];

/** What is not done, but is no refusal. */
const noRefusal =
  /\b(if you|please|questions|do not hesitate|don't hesitate|may not|disagree with|you (cannot|can't|do not)|hear from you|(do not|don['’]t) (currently )?have (the |enough |any )?(staff\w*|funds|funding|budget|room|space|capacity|resources|personnel|time|openings)|we (cannot|can't) thank)\b/i;
const courtesy =
  /\b(look forward|feel free|any (further )?questions|thank you|thanks|appreciate|sincerely|we know how|we understand (how|that you)|we share|hope (this|that|you)|happy to (talk|discuss|answer|meet|speak)|glad to (talk|discuss|answer|meet|speak)|let (me|us) know|please (contact|call|reach)|at your convenience|send you|enclosed|copy of (the |your |our |this |a )*(procedural|safeguards|rights|parent\w*|notice|report|letter|policy))\b/i;

const parts: readonly (readonly [NoticePart, RegExp])[] = [
  [
    "sources-of-help",
    /\b(assistance|help)( you)? (to |in |with )*understand(ing)?\b|\b(contact|call|reach)\b[^.]*\b(for (help|assistance|more information)|help (you )?(in )?understand\w*|parent (training|information|center)|advoca\w*|disability rights|legal aid)\b|\b(parent (training|information|support)|advocacy) (and \w+ )?(center|network|organi[sz]ation)|\b(parents?|famil(y|ies)|advoca\w+|ombuds\w*|disability)\b[^.]*\b\d{3}[-. ]\d{4}\b/i,
  ],
  [
    "safeguards",
    /\b(procedural safeguards|parent(al|s'?|'s)? rights|notice of (your )?rights|your rights|rights (as a parent|under (idea|the individuals)))\b/i,
  ],
  [
    "other-options",
    /\b(also considered|considered (other|the option|adding|providing|whether|several)|other options?|options? (that )?(was|were|we) (considered|rejected|discussed)|(considered|discussed|talked about|looked at)\b[^.]*\b(but (he|she|they|it|that|this)\b|(but|and) (it )?(was |were )?(rejected|not chosen|not selected|decided against|did not))|(considered|discussed|talked about|looked at|weighed)\b[^.]*\b(but|and|however) (\w+ )?(decided|chose|concluded|determined|felt|found|believed) (against|not|that)|alternatives? (was|were)? ?(considered|rejected)|(was|were) (considered and )?rejected)\b/i,
  ],
  ["other-factors", /\bother (relevant )?factors?\b|\bfactors? (that (was|were|is|are) )?relevant\b/i],
  [
    "data-used",
    /\b(decision (is|was) based on|reviewed|considered|relied on|based (this|our|the) decision on|looked at|based on (a |the |our )?(review|results|data))\b[^.]*\b(records?|reports?|data|evaluations?|assessments?|scores?|grades?|work samples?|observations?|progress|logs?|attendance|input|notes|interviews?|graphs?|checklists?|measures?|tests?|ratings?|referrals?)\b/i,
  ],
];

/**
 * A letter in sentences: its decisions, the reasons beside a refusal, and the parts of a notice that it has.
 * @param headingOf What a line announces that is a heading of its own; null for text.
 */
export function readLetter(
  lines: readonly Line[],
  headingOf: (line: Line) => NoticeRole | null,
): NoticeFindings {
  const paragraphs = paragraphsOf(
    withoutQuoted(bodyOf(lines)).map((line, index, all) => {
      const above = all[index - 1];
      return above && headingOf(above) ? { ...line, isApart: true } : line;
    }),
  );
  const decisions: Decision[] = [];
  const reasons: Found<string>[] = [];
  const found: Partial<Record<NoticePart, Found<string>>> = {};
  let isAfterRefusal = false;
  let heading: NoticeRole | null = null;
  let isList = false;
  let listed: string[] = [];
  for (const { text, page, lines: own } of paragraphs) {
    const opened = own.length === 1 && own[0] ? headingOf(own[0]) : null;
    if (opened) {
      [heading, isList] = [opened, false];
      continue;
    }
    const passage = { page, quote: text, isClear: true };
    const isItem = own[0] !== undefined && bullet.test(own[0].text);
    if (isList && !isItem) [heading, isList] = [null, false];
    // "The team's reasons were these:"
    const opensReasons = /\b(reasons?|because|why)\b[^.]*:$/i.test(text);
    if (opensReasons && !refusal.test(text)) {
      [heading, isList] = ["reasons", true];
      continue;
    }
    const hasOther =
      refusal.test(text) || proposal.test(text) || parts.some(([, wording]) => wording.test(text));
    if (heading === "reasons" && (isItem || !hasOther)) {
      if (!courtesy.test(text)) reasons.push({ value: text, ...passage });
      continue;
    }
    if (heading === "action" && offers.test(text) && !refusal.test(text) && !courtesy.test(text)) {
      decisions.push({ value: { type: "proposes", text: withoutOpening(text) }, ...passage });
      continue;
    }
    if (heading && heading !== "other" && heading !== "action")
      found[heading] ??= { value: text, ...passage };
    let hasRefusal = false;
    let hasProposal = false;
    let told: string[] = [];
    for (const sentence of sentencesOf(text)) {
      const part = parts.find(([, wording]) => wording.test(sentence))?.[0];
      if (refusal.test(sentence) && !noRefusal.test(sentence) && part !== "other-options") {
        if (concludes.test(sentence))
          for (const value of told.length > 0 ? told : listed)
            reasons.push({ value, page, quote: value, isClear: false });
        const clause = ownClause(sentence);
        const { decision, reason } = splitReason(clause);
        // "The class is full, so we cannot add her"
        const before = /^(.{20,}?),? so $/i.exec(sentence.slice(0, sentence.length - clause.length))?.[1];
        if (before) reasons.push({ value: withoutOpening(before), page, quote: sentence, isClear: true });
        decisions.push({
          value: { type: "refuses", text: withoutOpening(decision) },
          page,
          quote: sentence,
          isClear: true,
        });
        if (reason) reasons.push({ value: reason, page, quote: sentence, isClear: true });
        hasRefusal = true;
      } else if (part) {
        found[part] ??= { value: text, page, quote: text, isClear: true };
      } else if (proposal.test(sentence) && !courtesy.test(sentence) && !isConditional(sentence)) {
        decisions.push({
          value: { type: "proposes", text: withoutOpening(sentence) },
          page,
          quote: sentence,
          isClear: !hasRefusal,
        });
        hasProposal = true;
      } else if (
        (hasRefusal || ((isAfterRefusal || hasProposal) && givesReason.test(sentence))) &&
        !courtesy.test(sentence) &&
        !isConditional(sentence) &&
        !/\?$/.test(sentence)
      ) {
        reasons.push({ value: sentence, page, quote: sentence, isClear: hasRefusal });
      } else if (
        !courtesy.test(sentence) &&
        !/\?$|^(you|your|we met|on |this is|this letter)\b/i.test(sentence)
      ) {
        told = [...told, sentence];
      }
    }
    // Numbered findings, with "For these reasons" below them.
    if (isItem) listed = [...listed, ...told];
    if (opensReasons) [heading, isList] = ["reasons", true];
    isAfterRefusal ||= hasRefusal;
  }
  const [decision] = decisions;
  const [reason] = reasons;
  if (decision) found.action = { ...decision, value: decision.value.text };
  if (reason) found.reasons = reason;
  return { decisions, reasons, parts: found };
}

const isConditional = (sentence: string) => /^(should|if|when|unless)\b/i.test(sentence);

/** What is proposed below a heading about it. */
const offers = /\b([Ww]ill|[Cc]an|shall|may|would|[Pp]ropos\w*|[Oo]ffer\w*|[Rr]ecommend\w*)\b|^[Tt]o [a-z]/;

/** A decision that follows from what was told before. */
const concludes =
  /^(therefore|accordingly|as a result|consequently|thus|so,|for (this|these|that) reasons?|based on this|because of this|given this)\b/i;

const givesReason =
  /\b(because|since|due to|reason|data|scores?|grade level|progress|already|currently|passing|average|benchmark|teachers?|staff|least restrictive|needs? can be met|does not (need|require)|indicat\w*|show\w*|percent|tests?|earned|passed)\b/i;

const bullet = /^([•●▪◦‣·*–-]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/;
const quotedMail = /^(on\b.{3,90}\bwrote:$|-+ ?(original|forwarded) message|_{8,}$|begin forwarded message)/i;

/** Without the message that a mail answers. */
function withoutQuoted(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ text }) => quotedMail.test(text));
  return lines.slice(0, end === -1 ? undefined : end).filter(({ text }) => !text.startsWith(">"));
}

/** Below the salutation, whether or not a gap sets it apart. */
function bodyOf(lines: readonly Line[]): readonly Line[] {
  const start = lines.findIndex(({ text }) =>
    /^(dear|hi|hello|good (morning|afternoon)|to (whom|the parents?|mr|ms))\b/i.test(text),
  );
  return lines.slice(start + 1);
}

/** "I talked it over with her teacher, and we are not able to …" → "we are not able to …" */
function ownClause(sentence: string): string {
  const match =
    /^(.{10,120}?),? (?:and|so|but) (?=(?:we|i|they|the (?:district|team|school|committee)|our)\b)/i.exec(
      sentence,
    );
  const isBefore = match && !refusal.test(match[1] ?? "") && !proposal.test(match[1] ?? "");
  return match && isBefore ? sentence.slice(match[0].length) : sentence;
}

function splitReason(sentence: string): { decision: string; reason: string | null } {
  // "Because her scores are average, the district will not …"
  const first =
    /^((?:because|since|as|given that|due to)\b[^,]{15,}),\s+(?=(?:we|the|i|it|your|this)\b)/i.exec(sentence);
  if (first) return { decision: sentence.slice(first[0].length), reason: first[1] ?? null };
  const match = /,?\s+(because|since|as (?=he|she|they|the)|due to the fact that)\s+/i.exec(sentence);
  if (!match || match.index < 30) return { decision: sentence, reason: null };
  return {
    decision: sentence.slice(0, match.index),
    reason: sentence.slice(match.index).replace(/^,?\s+/, ""),
  };
}

const withoutOpening = (sentence: string) =>
  sentence
    .replace(
      /^(after|upon|following|as|like|per|when|while|although|based on|in light of|in response to|at this time|unfortunately|therefore|however|accordingly|for (these|this) reasons?|having)\b[^,]{0,70},\s*(?=(we|i|the|your|it|our)\b)/i,
      "",
    )
    .replace(
      /^(as a result of|after|following|based on|at|in light of) [^,.]{3,50}? (?=(?:the (?:district|team|school|committee)|we) (?:will|propos\w*|is|are)\b)/i,
      "",
    )
    .replace(/,? (for the following|for these) reasons?:$/i, ".")
    .replace(/^what (we|i) can (do|offer) is( to)?:?\s*/i, "")
    .replace(/^[^.,]{2,40} (is|are) welcome to /i, "")
    .replace(/^(unfortunately|therefore|however|instead),?\s+/i, "");
