import { modal } from "./modal.ts";
import { numberIn, numberPattern } from "./numbers.ts";
import { type Span, spansOf, without } from "./Span.ts";
import { nowWords, type Sentence } from "./sentences.ts";

/** A number that says how well, how much or how often. */
export interface Quantity extends Span {
  readonly form: "share" | "of" | "count";
  /** A share or a count of tries in percent; else the number itself. */
  readonly value: number;
  /** What is counted, in small letters: "words per minute", "opportunities"; empty where it is not said. */
  readonly unit: string;
  readonly role: "baseline" | "target";
  /** Whether it says on how many tries or days the rest has to hold: "in 3 of 4 sessions", "for 2 weeks in a row". */
  readonly isConsistency: boolean;
  /** "No more than 2", "fewer than 2": the smaller the better. */
  readonly isUpperLimit: boolean;
}

/** @param text the whole text with everything blanked out whose numbers tell no amount: dates, conditions. */
export function quantitiesIn(text: string, sentences: readonly Sentence[]): readonly Quantity[] {
  const shares = spansOf(share, text).map((span) => quantity(span, "share"));
  const withoutShares = without(text, shares);
  const ofs = spansOf(outOf, withoutShares).map((span) => quantity(span, "of"));
  const withoutOfs = without(withoutShares, ofs);
  const counts = spansOf(count, withoutOfs).map((span) => quantity(span, "count"));
  return [...shares, ...ofs, ...counts].sort((one, other) => one.start - other.start).map(withUnitOfNext);

  function quantity(span: Span, form: Quantity["form"]): Quantity {
    const { value, unit } = read(span.text, form);
    const before = text.slice(Math.max(0, span.start - 24), span.start);
    return {
      ...span,
      form,
      value,
      unit,
      role: isNow(span, text, sentences) ? "baseline" : "target",
      isConsistency: isConsistency(span.text, unit, form, before, text.slice(span.end)),
      isUpperLimit:
        /\b(?:no more than|not more than|fewer than|less than|under|at most|maximum of|up to|within)\s*$/iu.test(
          before,
        ) ||
        /\bor (?:fewer|less)\b/iu.test(span.text) ||
        /^\s*(?:\p{L}+\s+)?or (?:fewer|less)\b/iu.test(text.slice(span.end)),
    };
  }
}

const share = new RegExp(`(?:${numberPattern})\\s*(?:%|percent\\b)`, "giu");
const tries =
  "(?:trials?|opportunit(?:y|ies)|occasions?|sessions?|probes?|times|days|weeks|attempts?|tries|samples?|observations?|assessments?|class(?:es)?(?: periods?)?|periods?|lessons?|checks|shifts|transitions|outings|lunches|meals|visits|talks|trips|rounds|runs|meetings|mornings|conversations|recesses|papers|quizzes|tests|recordings|passages|assignments?|data points?|instances)";
const describing =
  "(?:(?:consecutive|correct|weekly|daily|structured|data|measured|observed|random|school|successive|recorded|given|biweekly|monthly|work|teacher|language|different|new|writing|reading|probe|verbal|visual|gestural|physical|adult|peer|disciplinary|office)\\s+){0,2}";
const outOf = new RegExp(
  `(?:${numberPattern})\\s*(?:(?:out\\s+)?of\\s+(?:every\\s+|the\\s+)?|/\\s*)(?:${numberPattern})(?![/\\d])(?:\\s+${describing}${tries})?`,
  "giu",
);
const noUnit =
  "(?!(?:and|or|to|with|in|on|by|for|when|as|the|at|out|of|per|he|she|they|will|is|but|currently|from|using|within|during|until|while|after|before|now|a|an)\\b)";
const count = new RegExp(
  `(?<![\\w\\]./-])(?:${numberPattern})(?![\\d/-]|\\s*(?:st|nd|rd|th)\\b(?!\\s+grade))(?:\\s+or\\s+(?:fewer|less|more))?(?:\\s+|-)?(?:${describing}${noUnit}(?:\\p{L}[\\p{L}-]*)(?:\\s+correct(?:ly)?)?(?:\\s+(?:per|a|an|each)\\s+\\p{L}+)?)?`,
  "giu",
);

function read(text: string, form: Quantity["form"]): { readonly value: number; readonly unit: string } {
  const lower = text.toLowerCase();
  if (form === "share") return { value: numberIn(lower), unit: "percent" };
  if (form === "of") {
    const [first = "", second = ""] = lower.split(/\s*(?:(?:out\s+)?of\s+(?:every\s+|the\s+)?|\/)\s*/u);
    return { value: (100 * numberIn(first)) / numberIn(second), unit: triesIn(second) };
  }
  const unit = lower
    .replace(new RegExp(`^(?:${numberPattern})`, "iu"), "")
    .replace(/^\s*or (?:fewer|less|more)\b/u, "")
    .trim();
  return { value: numberIn(lower), unit: sameUnit(unit) };
}

function triesIn(text: string): string {
  return new RegExp(tries, "iu").exec(text)?.[0] ?? "";
}

/** "wpm" and "correct words per minute" are one unit. */
function sameUnit(unit: string): string {
  if (/^(?:wpm|wcpm|cwpm)\b|words?.*\b(?:per|a|each) min/u.test(unit)) return "words per minute";
  const [word = ""] = unit
    .replace(
      /^(?:(?:correct|consecutive|consecutively|different|new|more|verbal|visual|gestural|physical|adult|peer|disciplinary|office)\s+)+/u,
      "",
    )
    .split(/\s+/u);
  return word.replace(/ies$/u, "y").replace(/s$/u, "");
}

function isConsistency(
  text: string,
  unit: string,
  form: Quantity["form"],
  before: string,
  after: string,
): boolean {
  if (form === "of") return unit !== "" && /\b(?:in|on|for|across|over|during|at least)\s*$/iu.test(before);
  if (form === "share") return false;
  return (
    /\b(?:across|over|for|during|on)\s+(?:at least\s+)?$/iu.test(before) &&
    (/consecutive|in a row/iu.test(text) ||
      /^\s*(?:\p{L}+\s+)?in a row\b/iu.test(after) ||
      new RegExp(`^${tries}$`, "iu").test(`${unit}s`) ||
      /^(?:straight|setting|month|week|people|staff|adult|teacher)$/u.test(unit))
  );
}

/** "From 40 to 60 words": the 40 are words too. */
function withUnitOfNext(quantity: Quantity, index: number, all: readonly Quantity[]): Quantity {
  const next = all[index + 1];
  if (quantity.form !== "count" || quantity.unit !== "" || !next || next.start - quantity.end > 6)
    return quantity;
  return { ...quantity, unit: next.unit, form: next.form };
}

const now = new RegExp(
  `\\b(?:${nowWords}|current|to date|last (?:year|fall|spring|winter|quarter|month))\\b`,
  "iu",
);

/** Whether a number tells how things are now: its clause has a word for it, or its whole sentence does. */
function isNow({ start, end }: Span, text: string, sentences: readonly Sentence[]): boolean {
  const sentence = sentences.findLast((one) => one.start <= start);
  if (sentence?.isPresentLevel) {
    const before = text.slice(sentence.start, start);
    const ahead = before.search(/\b(?:target|goal|criteri(?:on|a)|mastery)\b/iu);
    return ahead < 0 || before.slice(ahead).search(now) > 0;
  }
  if (sentence && isStatement(sentence, sentences)) return true;
  // "(Nov. 2026: 4 of 10 shifts)": found on a day, so no target.
  if (/\([^()]*\b(?:19|20)\d{2}:[^()]*$/u.test(sentence?.text.slice(0, start - sentence.start) ?? ""))
    return true;
  const before = text.slice(sentence?.start ?? 0, start);
  const after = text.slice(end);
  const clauseBefore = before.split(/[,;()]|\bto\s+(?=\S*$)|\b(?:will|shall|target|goal)\b/iu).at(-1) ?? "";
  const clauseAfter =
    after.split(
      /[,;.]|\)|\((?=[^)]*\d)|\bto\b|\b(?:will|shall|target|goal|by|in|with|as|from|baseline of)\b/iu,
    )[0] ?? "";
  if (
    /\bfrom\s+(?:(?:a|an|the|his|her|their|about|around|approximately|average|mean|rate|baseline|current|present|level|of)\s+)*$/iu.test(
      before,
    ) &&
    /^[^.;]{0,60}?\bto\b/iu.test(after)
  )
    return true;
  return (
    now.test(clauseBefore) ||
    now.test(clauseAfter) ||
    /\b(?:(?:up|down) from|compared (?:with|to))\b/iu.test(clauseBefore)
  );
}

/** "Last fall she drove 80 feet": told in a sentence of its own. */
const tellsOfChild =
  /^(?!(?:progress|criteri|mastery|measured|data|goal|when|if|given)\b)(?:[^\s,:;]+[,:]?\s){0,4}(?:he|she|they|[\p{Lu}][\p{Ll}]+)\s(?:\p{L}+ly\s)?(?:needs|needed|drove|did|does|could|can|uses|used|makes|made|wrote|writes|reads|got|gets|had|has|knew|knows|went|goes|said|says|spoke|ate|eats|drinks|drank|took|takes|came|left|stood|[\p{L}]{3,}ed)\b/u;

/** "Sam reads 60 words a minute." beside a sentence that says what he will do. */
function isStatement(sentence: Sentence, all: readonly Sentence[]): boolean {
  if (modal.test(sentence.text) || !all.some(({ text }) => modal.test(text))) return false;
  if (
    /^(?!(?:progress|criteri|mastery|data|this|the goal|it)\b)(?:[\p{L}\d'-]+\s){1,6}(?:was|were)\s/iu.test(
      sentence.text,
    )
  )
    return true;
  if (tellsOfChild.test(sentence.text)) return true;
  return (
    /^(?:(?:in|on|as of|at)\s(?:[^,]+,\s*|[^,]+\s(?=(?:he|she|they)\s)))?(?:[\p{L}'-]+|\[name \d+\])(?:\s[\p{L}'-]+)?\s(?:is|was|has|had|can|could|did|does|read|wrote|[\p{L}]+[^e\W]ed|[\p{L}]+[^su\W]s)\s/iu.test(
      sentence.text,
    ) && !/^(?:progress|criteri|mastery|measured|data|this|the goal|it)\b/iu.test(sentence.text)
  );
}
