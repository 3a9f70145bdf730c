import type { Found, NoticeFindings, NoticePart } from "../findings.ts";
import { LetterModel } from "../letters/LetterModel.ts";
import { learned } from "../letters/learned.ts";
import { tagLetter } from "../letters/tagLetter.ts";
import type { Line } from "../lines/Line.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { partIn, tellsOptions } from "./letterParts.ts";
import { type Heading, type Passage, passagesOf } from "./letterPassages.ts";
import { typeOf } from "./typeOf.ts";
import { withoutOpening } from "./withoutOpening.ts";

type Decision = NoticeFindings["decisions"][number];

/**
 * A letter's decisions, the reasons for them, and the parts of a notice that it has. What is told in sentences is
 * asked about: where a decision ends and its reason begins is told by what was learned from other letters (ADR 102).
 * @param headingOf null for a line that is text.
 */
export function readLetter(
  lines: readonly Line[],
  headingOf: (line: Line) => Heading | null,
): NoticeFindings {
  const passages = passagesOf(lines, headingOf);
  const decisions = readLabels(passages);
  const reasons: Found<string>[] = [];
  model ??= new LetterModel(learned);
  for (const { says, paragraph, text } of tagLetter(passages, model)) {
    const passage = passages[paragraph];
    if (!passage) continue;
    const said = withoutOpening(text.replace(/^(?:and|but|so),? /i, "")).replace(/[,;:]$/, "");
    const found = { page: passage.page, quote: text, isClear: false };
    if (says === "reason") reasons.push({ ...found, value: said });
    else decisions.push({ ...found, value: { type: says, text: said } });
  }
  const parts = partsOf(passages);
  const [decision] = decisions;
  const [reason] = reasons;
  if (decision) parts.action = { ...decision, value: decision.value.text };
  if (reason) parts.reasons = reason;
  return { decisions, reasons, parts };
}

let model: LetterModel | undefined;

/** "Request: an aide" and "Decision: Denied" on lines of their own. */
function readLabels(passages: readonly Passage[]): Decision[] {
  let requested = "";
  return passages.flatMap(({ text, page }) => {
    const [, request, answer] =
      /^(?:(?:(?:the |your |parents?['’]?s? )?request(?:ed \w+)?\s*:\s+(.+))|(?:(?:\w+ )?(?:decision|response|outcome|determination|answer)\s*:\s+((?:not )?\w+[.!]?)))$/i.exec(
        text,
      ) ?? [];
    if (request) requested = request;
    const type = answer && requested !== "" ? typeOf(answer) : null;
    if (!type) return [];
    const decision = { value: { type, text: requested }, page, quote: text, isClear: true };
    requested = "";
    return [decision];
  });
}

/** The parts of a notice besides what is decided and why. */
function partsOf(passages: readonly Passage[]): Partial<Record<NoticePart, Found<string>>> {
  const parts: Partial<Record<NoticePart, Found<string>>> = {};
  for (const { text, page, heading } of passages) {
    const whole = { value: text, page, quote: text, isClear: true };
    const named = heading === "basis" ? "data-used" : heading;
    if (named && named !== "other" && named !== "action" && named !== "reasons") parts[named] ??= whole;
    if (tellsOptions(text) && !/\brequest/i.test(text)) parts["other-options"] ??= whole;
    for (const sentence of sentencesOf(text)) {
      const part = partIn(sentence);
      if (part) parts[part] ??= whole;
    }
  }
  return parts;
}
