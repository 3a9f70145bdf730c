import type { Found, NoticeFindings, NoticePart } from "../findings.ts";
import type { Line } from "../lines/Line.ts";
import { type Paragraph, paragraphsOf } from "../lines/paragraphsOf.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { causesOf, clausesOf } from "./clauses.ts";
import { decisionIn, type ToldDecision, withoutOpening } from "./decisionIn.ts";
import { partIn, tellsOptions } from "./letterParts.ts";
import { isAside, isFact, isPlainFact, opensReasons, withoutIntroduction } from "./letterReasons.ts";
import type { NoticeRole } from "./noticeLabels.ts";
import { typeOf } from "./typeOf.ts";

type Decision = NoticeFindings["decisions"][number];

interface Sentence {
  readonly text: string;
  readonly decisions: readonly ToldDecision[];
  readonly part: NoticePart | null;
}

interface Passage extends Paragraph {
  readonly sentences: readonly Sentence[];
  readonly isItem: boolean;
  /** What the heading above announces. */
  readonly heading: NoticeRole | null;
  /** The words of that heading. */
  readonly headingText: string;
}

/**
 * A letter in sentences: its decisions, the reasons beside them, and the parts of a notice that it has.
 * @param headingOf What a line announces that is a heading of its own; null for text.
 */
export function readLetter(
  lines: readonly Line[],
  headingOf: (line: Line) => NoticeRole | null,
): NoticeFindings {
  const passages = passagesOf(lines, headingOf);
  const hasPlainRefusal = passages.some(({ sentences }) =>
    sentences.some(({ decisions }) => decisions.some(({ type, isSoft }) => type === "refuses" && !isSoft)),
  );
  const decisions: Decision[] = [];
  const reasons: Found<string>[] = [];
  const found: Partial<Record<NoticePart, Found<string>>> = {};
  /** Facts told before a decision that may follow from them. */
  let told: Found<string>[] = [];
  /** The decision that the next facts are about, and whether it has a reason. */
  let last: { readonly type: Decision["value"]["type"]; hasReason: boolean; passage: number } | null = null;
  /** The paragraph whose facts are reasons. */
  let ofReasons = -1;
  const addReason = (reason: Found<string>) => {
    for (const value of causesOf(withoutIntroduction(reason.value))) reasons.push({ ...reason, value });
    if (last) last.hasReason = true;
  };

  for (const [index, passage] of passages.entries()) {
    const { text, page, heading, headingText, isItem, sentences } = passage;
    const whole = { value: text, page, quote: text, isClear: true };
    const hasOther = sentences.some(({ decisions: own, part }) => own.length > 0 || part !== null);
    if (heading === "reasons" && (isItem || !hasOther)) {
      if (!isAside(text)) addReason(whole);
      continue;
    }
    const ofHeading = heading === "action" ? typeOf(headingText) : null;
    if (heading === "action" && !hasOther && (ofHeading || offers.test(text))) {
      const value = { type: ofHeading ?? ("proposes" as const), text: withoutOpening(text) };
      decisions.push({ value, page, quote: text, isClear: true });
      last = { type: value.type, hasReason: false, passage: index };
      continue;
    }
    const ofPart = heading === "basis" ? "data-used" : heading;
    if (ofPart && ofPart !== "other" && ofPart !== "action" && ofPart !== "reasons") {
      // Below the first paragraph, another part may follow without a heading.
      if (found[ofPart]) for (const { part } of sentences) if (part) found[part] ??= whole;
      found[ofPart] ??= whole;
      continue;
    }
    if (tellsOptions(text) && !/\brequest/i.test(text)) found["other-options"] ??= whole;
    let isOfPart = found["other-options"] === whole;
    let hasDecision = false;
    const isReasoned = isReasonParagraph(passage, last, index);
    for (const sentence of sentences) {
      const fact = { value: sentence.text, page, quote: sentence.text, isClear: true };
      const own = sentence.decisions.filter(
        ({ isSoft }) => !isSoft || !hasPlainRefusal || (!hasDecision && /\brequest/i.test(sentence.text)),
      );
      const isOption = sentence.part === "other-options";
      if (own.length > 0 && !isOption && !isOfPart) {
        for (const { type, text: said, causes } of own) {
          const isSecond = type === "proposes" && last?.type === "refuses" && hasDecision;
          decisions.push({
            value: { type, text: ofHeading ? withoutOpening(said) : said },
            page,
            quote: sentence.text,
            isClear: !isSecond,
          });
          last = { type, hasReason: false, passage: index };
          for (const cause of causes) addReason({ ...fact, value: cause });
          if (concludes.test(sentence.text)) for (const each of told) addReason({ ...each, isClear: false });
          told = [];
        }
        hasDecision = true;
      } else if (sentence.part) {
        found[sentence.part] ??= whole;
        isOfPart = sentence.part !== "data-used";
        // "She looked at his samples, and his score was average"
        const [, ...results] = sentence.part === "data-used" ? clausesOf(sentence.text) : [];
        for (const { text: value } of results) if (isFact(value)) told.push({ ...fact, value });
      } else if (isOfPart) {
        // More about the part.
      } else if (
        (hasDecision && last?.type === "refuses" && isFact(sentence.text)) ||
        (hasDecision && isPlainFact(sentence.text)) ||
        (isReasoned && isFact(sentence.text)) ||
        (last?.type === "refuses" &&
          last.passage < index &&
          (!last.hasReason || ofReasons === index) &&
          isPlainFact(sentence.text))
      ) {
        addReason({ ...fact, isClear: hasDecision });
        ofReasons = index;
      } else if (isFact(sentence.text)) told.push(fact);
    }
    if (!isItem && !sentences.some(({ text: own }) => isFact(own))) told = [];
  }
  const [decision] = decisions;
  const [reason] = reasons;
  if (decision) found.action = { ...decision, value: decision.value.text };
  if (reason) found.reasons = reason;
  return { decisions, reasons, parts: found };
}

/** A paragraph of nothing but facts, below a decision that has no reason yet. */
function isReasonParagraph(
  { sentences, isItem }: Passage,
  last: { readonly hasReason: boolean; readonly passage: number } | null,
  index: number,
): boolean {
  if (!last || last.hasReason || last.passage !== index - 1 || isItem) return false;
  return sentences.every(
    ({ text, decisions, part }) =>
      decisions.every(({ isSoft }) => isSoft) && part === null && isPlainFact(text),
  );
}

/** The paragraphs below the salutation, each with its heading and its sentences. */
function passagesOf(lines: readonly Line[], headingOf: (line: Line) => NoticeRole | null): Passage[] {
  const body = bodyOf(withoutQuoted(lines)).map((line, index, all) => {
    const above = all[index - 1];
    return above && headingOf(above) ? { ...line, isApart: true } : line;
  });
  const passages: Passage[] = [];
  let [heading, headingText, isList]: [NoticeRole | null, string, boolean] = [null, "", false];
  for (const paragraph of paragraphsOf(body)) {
    const [first] = paragraph.lines;
    const own = first && paragraph.lines.length === 1 ? headingOf(first) : null;
    if (own) {
      [heading, headingText, isList] = [own, paragraph.text, false];
      continue;
    }
    if (paragraph.text.startsWith(">") || ofParents.test(headingText)) continue;
    const isItem = first !== undefined && bullet.test(first.text);
    // A list that a sentence opened ends with its items.
    if (isList && !isItem && passages.at(-1)?.isItem) [heading, isList] = [null, false];
    const sentences = sentencesOf(paragraph.text).map((text) => ({
      text,
      decisions: decisionIn(text),
      part: partIn(text),
    }));
    const opens = opensReasons(paragraph.text);
    if (!opens || sentences.some(({ decisions }) => decisions.length > 0))
      passages.push({ ...paragraph, sentences, isItem, heading, headingText });
    if (opens) [heading, isList] = ["reasons", true];
  }
  return passages;
}

/** A heading above the parents' own words: "What Ms. Ames asked", "Your message". */
const ofParents =
  /\b(asked|wrote)\b|\b(your|original|parent['’]?s?) (message|question|letter|e-?mail|statement|concerns?|words)\b/i;

/** What is proposed below a heading about it. */
const offers = /\b([Ww]ill|[Cc]an|shall|may|would|[Pp]ropos\w*|[Oo]ffer\w*|[Rr]ecommend\w*)\b|^[Tt]o [a-z]/;

/** A decision that follows from what was told before. */
const concludes =
  /^(therefore|accordingly|as a result|consequently|thus|so,? (?:we|the|i|they|your)|so,|for (this|these|that) reasons?|based on (this|these|the above)|because of this|given this|in light of (this|these))\b/i;

const bullet = /^([•●▪◦‣·*–-]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/;
const quotedMail = /^(on\b.{3,90}\bwrote:$|-+ ?(original|forwarded) message|_{8,}$|begin forwarded message)/i;

/** Without the message that a mail answers. */
function withoutQuoted(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ text }) => quotedMail.test(text));
  // A forwarded message is the letter itself.
  const isReply = lines.slice(0, end === -1 ? undefined : end).some(({ text }) => salutation.test(text));
  return end === -1 || (!isReply && /forward/i.test(lines[end]?.text ?? "")) ? lines : lines.slice(0, end);
}

const salutation = /^(dear|hi|hello|good (morning|afternoon)|to (whom|the parents?|mr|ms))\b/i;

/** Below the salutation, whether or not a gap sets it apart. */
function bodyOf(lines: readonly Line[]): readonly Line[] {
  const start = lines.findIndex(({ text }) => salutation.test(text));
  return lines.slice(start + 1);
}
