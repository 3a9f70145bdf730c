import type { Found, NoticeFindings, NoticePart } from "../findings.ts";
import type { Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { refusal, school } from "./refusal.ts";

type Decision = NoticeFindings["decisions"][number];

/** What is not done, but is no refusal. */
const noRefusal =
  /\b(if you|please|questions|do not hesitate|don't hesitate|may not|disagree with|you (cannot|can't|do not)|hear from you|we (cannot|can't) thank)\b/i;
const proposal = new RegExp(
  String.raw`\b(?:${school}\b[^.]{0,60}?\b(?:propos\w*|offer\w*|will (?!be (?:sent|mailed|closed)|not\b|send|mail|receive|need to|call|contact)\w+|would (?:be (?:glad|happy|willing)|like|propose)|can (?:offer|provide|add|give|do|continue)|(?:am|are|is) (?:happy|glad|willing|prepared|pleased|able) to|recommend\w*|suggest\w*|plans? to|agree\w* to)|what (?:we|i) can (?:do|offer)|instead,? (?:we|the)|as an alternative|(?:is|are) welcome to)\b`,
  "i",
);
const courtesy =
  /\b(look forward|feel free|any (further )?questions|thank you|thanks|appreciate|sincerely|we know how|we understand (how|that you)|we share|hope (this|that|you)|happy to (talk|discuss|answer|meet|speak)|glad to (talk|discuss|answer|meet|speak)|let (me|us) know|please (contact|call|reach)|at your convenience|send you|enclosed|copy of)\b/i;

const parts: readonly (readonly [NoticePart, RegExp])[] = [
  [
    "sources-of-help",
    /\b(assistance|help) (in |with )?understanding\b|\b(contact|call|reach)\b[^.]*\b(for (help|assistance|more information)|help (you )?(in )?understand\w*|parent (training|information|center)|advoca\w*|disability rights|legal aid)\b|\b(parent (training|information|support)|advocacy) (and \w+ )?(center|network|organi[sz]ation)/i,
  ],
  [
    "safeguards",
    /\b(procedural safeguards|parent(al|s'?|'s)? rights|notice of (your )?rights|your rights|rights (as a parent|under (idea|the individuals)))\b/i,
  ],
  [
    "other-options",
    /\b(also considered|considered (other|the option|adding|providing|whether|several)|other options?|options? (that )?(was|were|we) (considered|rejected|discussed)|alternatives? (was|were)? ?(considered|rejected)|(was|were) (considered and )?rejected)\b/i,
  ],
  ["other-factors", /\bother (relevant )?factors?\b|\bfactors? (that (was|were|is|are) )?relevant\b/i],
  [
    "data-used",
    /\b(decision (is|was) based on|reviewed|considered|relied on|based (this|our|the) decision on|looked at|based on (a |the |our )?(review|results|data))\b[^.]*\b(records?|reports?|data|evaluations?|assessments?|scores?|grades?|work samples?|observations?|progress|logs?|attendance|input)\b/i,
  ],
];

/** A letter in sentences: its decisions, the reasons beside a refusal, and the parts of a notice that it has. */
export function readLetter(lines: readonly Line[]): NoticeFindings {
  const paragraphs = paragraphsOf(bodyOf(lines));
  const decisions: Decision[] = [];
  const reasons: Found<string>[] = [];
  const found: Partial<Record<NoticePart, Found<string>>> = {};
  let isAfterRefusal = false;
  for (const { text, page } of paragraphs) {
    let hasRefusal = false;
    for (const sentence of sentencesOf(text)) {
      const part = parts.find(([, wording]) => wording.test(sentence))?.[0];
      if (refusal.test(sentence) && !noRefusal.test(sentence) && part !== "other-options") {
        const { decision, reason } = splitReason(sentence);
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
      } else if (proposal.test(sentence) && !courtesy.test(sentence)) {
        decisions.push({
          value: { type: "proposes", text: withoutOpening(sentence) },
          page,
          quote: sentence,
          isClear: !hasRefusal,
        });
      } else if (
        (hasRefusal || (isAfterRefusal && givesReason.test(sentence))) &&
        !courtesy.test(sentence) &&
        !/\?$/.test(sentence)
      ) {
        reasons.push({ value: sentence, page, quote: sentence, isClear: hasRefusal });
      }
    }
    isAfterRefusal ||= hasRefusal;
  }
  const [decision] = decisions;
  const [reason] = reasons;
  if (decision) found.action = { ...decision, value: decision.value.text };
  if (reason) found.reasons = reason;
  return { decisions, reasons, parts: found };
}

const givesReason =
  /\b(because|since|due to|reason|data|scores?|grade level|progress|already|currently|passing|average|benchmark|teachers?|staff|least restrictive|needs? can be met|does not (need|require)|indicat\w*|show\w*)\b/i;

/** Between the lines of the salutation and of the signature, whether or not a gap sets them apart. */
function bodyOf(lines: readonly Line[]): readonly Line[] {
  const start = lines.findIndex(({ text }) =>
    /^(dear|hi|hello|good (morning|afternoon)|to (whom|the parents?|mr|ms))\b/i.test(text),
  );
  const end = lines.findIndex(
    ({ text }, index) =>
      index > start &&
      /^(sincerely|respectfully|regards|best|warmly|kind|cordially|very truly|thank you,|thanks,|yours|with (regards|appreciation))\b.{0,40}$/i.test(
        text,
      ),
  );
  return lines.slice(start + 1, end === -1 ? undefined : end);
}

function splitReason(sentence: string): { decision: string; reason: string | null } {
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
      /^(after|upon|following|at this time|unfortunately|therefore|however|accordingly|for (these|this) reasons?|having)\b[^,]{0,70},\s*(?=(we|i|the|your|it|our)\b)/i,
      "",
    )
    .replace(/^what (we|i) can (do|offer) is( to)?:?\s*/i, "")
    .replace(/^[^.,]{2,40} (is|are) welcome to /i, "")
    .replace(/^(unfortunately|therefore|however|instead),?\s+/i, "");
