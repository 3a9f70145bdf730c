import { type DocumentKind, documentKinds, type Found } from "../findings.ts";
import { type BodyStyle, bodyStyleOf, isProminent } from "../lines/bodyStyle.ts";
import type { Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { noticeLabelOf } from "../notice/noticeLabels.ts";
import { headingOf } from "../sections/headingOf.ts";
import { type KindSign, kindSigns } from "./kindSigns.ts";
import { type Letter, letterOf } from "./letterOf.ts";

/** Lines from the top of the first page in which a title counts. */
const titleLines = 16;
const firstLines = 2;
/** Longer lines are sentences. */
const longestTitle = 90;
/** Less speaks for no kind. */
const leastWeight = 6;
/** A lead over the second kind, as a share of the first, from which the parent need not be asked. */
const clearLead = 0.25;
/** For each part that an IEP or a notice must have, without the first ones. */
const partWeight = 3;
const freeParts = 2;
/** Of being a letter to parents: more than one weak sign of another kind, and never the same as several. */
const letterWeight = 6.5;

interface Passage {
  readonly text: string;
  readonly page: number;
}

/** "An occupational therapy evaluation is not recommended.": only a report's title names an evaluation. */
const sentence = /[a-z][.]$/;

interface Weighed {
  readonly kind: DocumentKind;
  readonly weight: number;
  /** The passage that weighs most. */
  readonly best: (Passage & { readonly weight: number }) | null;
}

/**
 * Which kind of document a text is; null when nothing speaks for any kind, or two kinds weigh the same.
 * @param edges What the pages repeat at their edges, which often has the name of the form.
 */
export function recognizeKind(lines: readonly Line[], edges: readonly string[]): Found<DocumentKind> | null {
  const letter = letterOf(lines);
  const titles = [
    ...titlesOf(letter?.head ?? lines, bodyStyleOf(lines)),
    ...edges
      .filter((text) => text.length <= longestTitle)
      .map((text) => ({ text, page: lines[0]?.page ?? 1 })),
  ];
  // A heading may have all of its table's cells in one line.
  const passages = [...paragraphsOf(lines), ...lines];
  const weighed = documentKinds
    .map((kind) => weigh(kind, titles, passages, partsOf(kind, lines, letter)))
    .sort((a, b) => b.weight - a.weight);
  const [most, next] = weighed;
  if (!most?.best || !next || most.weight < leastWeight || most.weight === next.weight) return null;
  // Any letter may be another kind of letter, until it says no or answers.
  const isAnswer =
    !letter || (letter.isToParents && letter.isOfChild && most.weight >= letterWeight + leastWeight);
  return {
    value: most.kind,
    page: most.best.page,
    quote: most.best.text,
    isClear:
      (most.kind !== "denial-letter" || isAnswer) && (most.weight - next.weight) / most.weight >= clearLead,
  };
}

function weigh(
  kind: DocumentKind,
  titles: readonly Passage[],
  passages: readonly Passage[],
  parts: (Passage & { readonly weight: number }) | null,
): Weighed {
  let weight = parts?.weight ?? 0;
  let best: Weighed["best"] = parts && parts.weight > 0 ? { ...parts, weight: 0 } : null;
  const add = (signs: readonly KindSign[], places: readonly Passage[]) => {
    for (const sign of signs) {
      const found = places.find(({ text }) => sign.wording.test(text));
      if (!found) continue;
      weight += sign.weight;
      if (!best || sign.weight > best.weight)
        best = { weight: sign.weight, text: found.text, page: found.page };
    }
  };
  const isTitle = ({ text }: Passage) => kind !== "evaluation-report" || !sentence.test(text);
  add(kindSigns[kind].titles, titles.filter(isTitle));
  add(kindSigns[kind].texts, passages);
  return { kind, weight, best };
}

/** Lines of their own near the top of the first page; the lines of a text are none. */
function titlesOf(lines: readonly Line[], body: BodyStyle): Passage[] {
  const top = lines.slice(0, titleLines).filter(({ page }) => page === lines[0]?.page);
  return top.filter((line, index) => {
    // Pasted text has lost the space around its title.
    const isAlone = index < firstLines || (line.isApart && (top[index + 1]?.isApart ?? true));
    return (
      line.text.length <= longestTitle && (isAlone || isProminent(line, body) || /^\w+:/.test(line.text))
    );
  });
}

/** What the headings of an IEP's parts, the questions of a notice, or being a letter weigh. */
function partsOf(
  kind: DocumentKind,
  lines: readonly Line[],
  letter: Letter | null,
): (Passage & { readonly weight: number }) | null {
  if (kind === "denial-letter" && letter?.isToParents) return { ...letter.opening, weight: letterWeight };
  if (kind !== "iep" && kind !== "prior-written-notice") return null;
  const body = bodyStyleOf(lines);
  const parts = new Map<string, Line>();
  for (const line of lines) {
    const part = kind === "iep" ? headingOf(line, body)?.section : noticePartOf(line, body);
    if (part && part !== "other" && part !== "signatures" && !parts.has(part)) parts.set(part, line);
  }
  const [first] = parts.values();
  const weight = Math.max(0, parts.size - freeParts) * partWeight;
  return { weight, text: first?.text ?? "", page: first?.page ?? 1 };
}

function noticePartOf(line: Line, body: BodyStyle) {
  const isTitle = isProminent(line, body);
  return line.cells[0] ? noticeLabelOf(line.cells[0].text, isTitle)?.role : undefined;
}
