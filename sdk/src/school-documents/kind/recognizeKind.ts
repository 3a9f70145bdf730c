import type { DocumentText, TextLine } from "../DocumentText.ts";
import { type DocumentKind, documentKinds, type Found } from "../findings.ts";
import { kindSigns } from "./kindSigns.ts";

/** Lines from the top of the first page in which a title counts. */
const titleLines = 14;
/** Longer lines are sentences. */
const longestTitle = 90;
/** Less speaks for no kind. */
const leastWeight = 8;
/** A lead over the second kind, as a share of the first, from which the parent need not be asked. */
const clearLead = 0.3;

interface Weighed {
  readonly kind: DocumentKind;
  readonly weight: number;
  /** The line that weighs most. */
  readonly best: { readonly weight: number; readonly page: number; readonly quote: string } | null;
}

/** Which kind of document a text is; null when nothing speaks for any kind, or two kinds weigh the same. */
export function recognizeKind(text: DocumentText): Found<DocumentKind> | null {
  const weighed = documentKinds.map((kind) => weigh(kind, text)).sort((a, b) => b.weight - a.weight);
  const [first, second] = weighed;
  if (!first?.best || !second || first.weight < leastWeight || first.weight === second.weight) return null;
  return {
    value: first.kind,
    page: first.best.page,
    quote: first.best.quote,
    isClear: (first.weight - second.weight) / first.weight >= clearLead,
  };
}

function weigh(kind: DocumentKind, text: DocumentText): Weighed {
  let weight = 0;
  let best: Weighed["best"] = null;
  for (const sign of kindSigns) {
    if (sign.kind !== kind) continue;
    const found = findLine(text, (line, isTitle) => (isTitle || !sign.isTitle) && sign.wording.test(line));
    if (!found) continue;
    weight += sign.weight;
    if (!best || sign.weight > best.weight) best = { weight: sign.weight, ...found };
  }
  return { kind, weight, best };
}

function findLine(text: DocumentText, matches: (line: string, isTitle: boolean) => boolean) {
  for (const [pageIndex, page] of text.pages.entries()) {
    for (const [index, line] of page.lines.entries()) {
      const quote = wordsOf(line);
      const isTitle = pageIndex === 0 && index < titleLines && quote.length <= longestTitle;
      if (matches(quote, isTitle)) return { page: page.number, quote };
    }
  }
  return null;
}

const wordsOf = (line: TextLine) => line.cells.map((cell) => cell.text).join(" ");
