import type { Found, NoticeFindings, NoticePart } from "../findings.ts";
import type { Line } from "../lines/Line.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { causesOf, clausesOf } from "./clauses.ts";
import { type ToldDecision, withoutOpening } from "./decisionIn.ts";
import { tellsOptions } from "./letterParts.ts";
import { type Passage, passagesOf, type Sentence, stemType } from "./letterPassages.ts";
import { isAside, isFact, isPlainFact, withoutIntroduction } from "./letterReasons.ts";
import type { NoticeRole } from "./noticeLabels.ts";
import { type DecisionType, typeOf } from "./typeOf.ts";

type Decision = NoticeFindings["decisions"][number];

/**
 * A letter in sentences: its decisions, the reasons beside them, and the parts of a notice that it has.
 * @param headingOf What a line announces that is a heading of its own; null for text.
 */
export function readLetter(
  lines: readonly Line[],
  headingOf: (line: Line) => NoticeRole | null,
): NoticeFindings {
  const passages = passagesOf(lines, headingOf);
  const letter = new Letter(passages);
  for (const [index, passage] of passages.entries()) letter.read(passage, index);
  return letter.findings();
}

/** What is known of a letter while it is read from its first paragraph to its last. */
class Letter {
  /** Then "is not necessary" is a reason, not a second refusal. */
  readonly #hasPlainRefusal: boolean;
  readonly #decisions: Decision[] = [];
  readonly #reasons: Found<string>[] = [];
  readonly #parts: Partial<Record<NoticePart, Found<string>>> = {};
  /** Facts told before a decision that may follow from them. */
  #told: Found<string>[] = [];
  /** The decision that the next facts are about, and whether it has a reason. */
  #last: { readonly type: DecisionType; hasReason: boolean; readonly passage: number } | null = null;
  /** What a form names as the request, until it is answered. */
  #requested = "";
  /** The paragraph whose facts are reasons. */
  #ofReasons = -1;

  constructor(passages: readonly Passage[]) {
    this.#hasPlainRefusal = passages.some(({ sentences }) =>
      sentences.some(({ decisions }) => decisions.some(({ type, isSoft }) => type === "refuses" && !isSoft)),
    );
  }

  read(passage: Passage, index: number): void {
    if (this.#readLabel(passage, index) || this.#readBelowHeading(passage, index)) return;
    this.#readSentences(passage, index);
    const { isItem, sentences } = passage;
    if (!isItem && !sentences.some(({ text }) => isFact(text))) this.#told = [];
  }

  findings(): NoticeFindings {
    const [decision] = this.#decisions;
    const [reason] = this.#reasons;
    if (decision) this.#parts.action = { ...decision, value: decision.value.text };
    if (reason) this.#parts.reasons = reason;
    return { decisions: this.#decisions, reasons: this.#reasons, parts: this.#parts };
  }

  /** @returns whether it is a line with a label: a request, its answer, or the reason. */
  #readLabel(passage: Passage, index: number): boolean {
    const label = answerLabel(passage.text);
    if (label?.role === "request") this.#requested = label.rest;
    if (label?.role === "reason") this.#addReason({ ...foundIn(passage, passage), value: label.rest });
    if (label?.type && this.#requested !== "") {
      this.#decide({ type: label.type, text: this.#requested }, foundIn(passage, passage), index);
      this.#requested = "";
    }
    return label !== null;
  }

  /** @returns whether the heading alone says what it is. */
  #readBelowHeading(passage: Passage, index: number): boolean {
    const { text, heading, isItem, sentences } = passage;
    const whole = foundIn(passage, passage);
    const hasOther = sentences.some(({ decisions, part }) => decisions.length > 0 || part !== null);
    if (heading === "reasons" && (isItem || !hasOther)) {
      if (!isAside(text)) this.#addReason(whole);
      return true;
    }
    const type = headingType(passage);
    // A school's name below the text is no decision.
    if (heading === "action" && !hasOther && / \p{Ll}/u.test(text) && (type || offers.test(text))) {
      this.#decide({ type: type ?? "proposes", text: withoutOpening(text) }, whole, index);
      return true;
    }
    const part = heading === "basis" ? "data-used" : heading;
    if (!part || part === "other" || part === "action" || part === "reasons") return false;
    // Below the first paragraph, another part may follow without a heading.
    if (this.#parts[part])
      for (const sentence of sentences) if (sentence.part) this.#parts[sentence.part] ??= whole;
    this.#parts[part] ??= whole;
    return true;
  }

  #readSentences(passage: Passage, index: number): void {
    const whole = foundIn(passage, passage);
    const isOfOptions = tellsOptions(passage.text) && !/\brequest/i.test(passage.text);
    if (isOfOptions) this.#parts["other-options"] ??= whole;
    let isOfPart = this.#parts["other-options"] === whole;
    let hasDecision = false;
    const isReasoned = this.#isReasonParagraph(passage, index);
    for (const sentence of passage.sentences) {
      const fact = foundIn(sentence, passage);
      const decisions = sentence.decisions.filter(
        ({ isSoft }) =>
          !isSoft ||
          !this.#hasPlainRefusal ||
          (!hasDecision && /\brequest/i.test(sentence.text)) ||
          this.#answersRequest(sentence, passage),
      );
      const isOfOthers = sentence.part === "other-options" || isOfPart;
      if (decisions.length > 0 && (!isOfOthers || isOfNow.test(sentence.text))) {
        // Beside the options that were considered, a decision is asked about.
        for (const told of decisions)
          this.#decideInSentence(
            { ...told, isPlain: told.isPlain && !isOfOthers },
            fact,
            passage,
            index,
            hasDecision,
          );
        hasDecision = true;
      } else if (sentence.part) {
        this.#parts[sentence.part] ??= whole;
        isOfPart = sentence.part !== "data-used";
        if (!isOfPart) this.#tellResults(fact);
      } else if (!isOfPart) {
        if (this.#isReason(sentence.text, index, hasDecision, isReasoned)) {
          this.#addReason({ ...fact, isClear: false });
          this.#ofReasons = index;
        } else if (isFact(sentence.text)) this.#told.push(fact);
      }
    }
  }

  /** "A change of teacher isn't possible", before anything else is said in a paragraph. */
  #answersRequest({ text }: Sentence, { sentences, heading }: Passage): boolean {
    const isReasonOfLast = this.#last?.type === "refuses" && !this.#last.hasReason;
    return text === sentences[0]?.text && heading !== "reasons" && !isReasonOfLast && !ofChild.test(text);
  }

  #decide(value: Decision["value"], found: Omit<Decision, "value">, passage: number): void {
    const { page, quote, isClear } = found;
    // "What we will do", a heading
    if (/^what (?:we|the \w+) (?:\w+ ){1,3}\w+$/i.test(value.text)) return;
    this.#decisions.push({ value, page, quote, isClear });
    this.#last = { type: value.type, hasReason: false, passage };
  }

  #decideInSentence(
    { type, text, causes, isPlain }: ToldDecision,
    fact: Found<string>,
    passage: Passage,
    index: number,
    hasDecision: boolean,
  ): void {
    // What is offered beside a refusal may be a courtesy.
    const isCourtesy = type === "proposes" && this.#last?.type === "refuses" && hasDecision;
    const isClear = isPlain && !isCourtesy;
    const value = { type, text: headingType(passage) ? withoutOpening(text) : text };
    this.#decide(value, { ...fact, isClear }, index);
    for (const cause of causes) this.#addReason({ ...fact, value: cause });
    if (concludes.test(fact.value))
      for (const told of this.#told) this.#addReason({ ...told, isClear: false });
    this.#told = [];
  }

  /** "She looked at his samples, and his score was average": the score is a fact. */
  #tellResults(fact: Found<string>): void {
    const [, ...results] = clausesOf(fact.value);
    for (const { text } of results) if (isFact(text)) this.#told.push({ ...fact, value: text });
  }

  #addReason(reason: Found<string>): void {
    const said = withoutIntroduction(reason.value);
    // "Our reasons are these."
    if (said.split(" ").length < fewestWords) return;
    for (const value of causesOf(said)) this.#reasons.push({ ...reason, value });
    if (this.#last) this.#last.hasReason = true;
  }

  /** Whether a sentence is a reason by its place: beside a refusal, or below a decision that has none yet. */
  #isReason(text: string, index: number, hasDecision: boolean, isReasoned: boolean): boolean {
    const last = this.#last;
    if (hasDecision && isPlainFact(text)) return true;
    if (((hasDecision && last?.type === "refuses") || isReasoned) && isFact(text)) return true;
    if (last?.type !== "refuses" || last.passage >= index) return false;
    return (!last.hasReason || this.#ofReasons === index) && isPlainFact(text);
  }

  /** A paragraph of nothing but facts, below a decision that has no reason yet. */
  #isReasonParagraph({ sentences, isItem }: Passage, index: number): boolean {
    const last = this.#last;
    if (!last || last.hasReason || last.passage !== index - 1 || isItem) return false;
    return sentences.every(
      ({ text, decisions, part }) =>
        decisions.every(({ isSoft }) => isSoft) && part === null && isPlainFact(text),
    );
  }
}

/** Begins with the child or with data, as reasons do. */
const ofChild =
  /^(?:he|she|they|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:is|does|did|has|was)|(?:his|her|their|the) (?:\w+ )?(?:data|scores?|grades|results|evaluation|records?))\b/u;

/** Decides now, as options that were turned down do not. */
const isOfNow = /\b(?:will|won['’]t|cannot|can['’]t|(?:is|are|am)(?: not|n['’]t)|we propose|proposes)\b/i;

/** Of a reason. */
const fewestWords = 3;

/** A passage or a sentence of one, as it is printed. */
function foundIn({ text }: Passage | Sentence, { page }: Passage): Found<string> {
  return { value: text, page, quote: text, isClear: true };
}

/** What a heading decides for all below it; null where it only announces a decision. */
function headingType({ heading, headingText }: Passage): DecisionType | null {
  return heading === "action" ? (stemType(headingText) ?? typeOf(headingText)) : null;
}

/** "Request: an aide", "Decision: Denied" and "Reason: …" on lines of their own. */
function answerLabel(text: string) {
  const match =
    /^(?:(?:the |your |parents?['’]?s? )?(request)(?:ed \w+)?|(?:\w+ )?(?:decision|response|outcome|determination|answer)|(reason)s?(?: for [^:.]{3,30})?)\s*:\s+(.+)$/i.exec(
      text,
    );
  if (!match) return null;
  const [, request, reason, rest = ""] = match;
  if (request) return { role: "request" as const, rest, type: null };
  if (reason) return sentencesOf(rest).length === 1 ? { role: "reason" as const, rest, type: null } : null;
  const type = /^(?:not )?\w+[.!]?$/.test(rest) ? typeOf(rest) : null;
  return type ? { role: "answer" as const, rest, type } : null;
}

/** What is proposed below a heading about it. */
const offers = /\b([Ww]ill|[Cc]an|shall|may|would|[Pp]ropos\w*|[Oo]ffer\w*|[Rr]ecommend\w*)\b|^[Tt]o [a-z]/;

/** A decision that follows from what was told before. */
const concludes =
  /^(therefore|accordingly|as a result|consequently|thus|so,? (?:we|the|i|they|your)|so,|for (this|these|that) reasons?|based on (this|these|the above)|because of this|given this|in light of (this|these))\b/i;
