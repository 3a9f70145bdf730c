import { type DocumentKind, documentKinds, type Found } from "../findings.ts";
import { bodyStyleOf } from "../lines/bodyStyle.ts";
import type { Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { headingOf } from "../sections/headingOf.ts";
import { type KindSign, kindSigns } from "./kindSigns.ts";

/** Lines from the top of the first page in which a title counts. */
const titleLines = 16;
/** Longer lines are sentences. */
const longestTitle = 90;
/** Less speaks for no kind. */
const leastWeight = 6;
/** A lead over the second kind, as a share of the first, from which the parent need not be asked. */
const clearLead = 0.25;
/** For each part of an IEP that a heading opens, from the third on. */
const partWeight = 3;

interface Passage {
  readonly text: string;
  readonly page: number;
}

interface Weighed {
  readonly kind: DocumentKind;
  readonly weight: number;
  /** The passage that weighs most. */
  readonly best: (Passage & { readonly weight: number }) | null;
}

/** Which kind of document a text is; null when nothing speaks for any kind, or two kinds weigh the same. */
export function recognizeKind(lines: readonly Line[]): Found<DocumentKind> | null {
  const first = lines[0]?.page;
  const titles = lines
    .slice(0, titleLines)
    .filter(({ text, page }) => page === first && text.length <= longestTitle);
  // A heading may have all of its table's cells in one line.
  const passages = [...paragraphsOf(lines), ...lines];
  const weighed = documentKinds
    .map((kind) => weigh(kind, titles, passages, kind === "iep" ? partsOf(lines) : 0))
    .sort((a, b) => b.weight - a.weight);
  const [most, next] = weighed;
  if (!most?.best || !next || most.weight < leastWeight || most.weight === next.weight) return null;
  return {
    value: most.kind,
    page: most.best.page,
    quote: most.best.text,
    isClear: (most.weight - next.weight) / most.weight >= clearLead,
  };
}

function weigh(
  kind: DocumentKind,
  titles: readonly Passage[],
  passages: readonly Passage[],
  extra: number,
): Weighed {
  let weight = extra;
  let best: Weighed["best"] = null;
  const add = (signs: readonly KindSign[], places: readonly Passage[]) => {
    for (const sign of signs) {
      const found = places.find(({ text }) => sign.wording.test(text));
      if (!found) continue;
      weight += sign.weight;
      if (!best || sign.weight > best.weight)
        best = { weight: sign.weight, text: found.text, page: found.page };
    }
  };
  add(kindSigns[kind].titles, titles);
  add(kindSigns[kind].texts, passages);
  return { kind, weight, best };
}

/** The weight of the parts of an IEP that the headings name. */
function partsOf(lines: readonly Line[]): number {
  const body = bodyStyleOf(lines);
  const parts = new Set(lines.map((line) => headingOf(line, body)?.section));
  const count = [...parts].filter((part) => part && part !== "other" && part !== "signatures").length;
  return Math.max(0, count - 2) * partWeight;
}
