import type { DocumentText, PageText, TextLine } from "../DocumentText.ts";
import type { Line } from "./Line.ts";
import { withGaps } from "./withGaps.ts";
import { hasLetterBoxes, withMarks } from "./withMarks.ts";

/** Lines at the top and at the bottom of a page in which headers and footers are looked for. */
const edgeLines = 5;
/** Of the pages; a line that repeats on fewer is text. */
const leastShare = 0.5;

const pageNumber =
  /^(page|pg\.?|p\.)?\s*\d{1,3}\s*((of|\/)\s*\d{1,3})?$|^-\s*\d{1,3}\s*-$|\bpage\s*:?\s*\d{1,3}(\s*(of|\/)\s*\d{1,3})?$/i;

/**
 * The lines of all pages in reading order without headers and footers: what repeats at the edge of most pages,
 * apart from numbers, is kept on the first page only (a footer nowhere), and page numbers are dropped.
 */
export function readLines(text: DocumentText): Line[] {
  const hasBoxes = hasLetterBoxes(text.pages.flatMap(({ lines }) => lines));
  const pages = text.pages.map((page) => ({ ...page, lines: withMarks(page.lines, hasBoxes) }));
  const repeated = repeatedEdges(pages);
  const lines: Omit<Line, "gap" | "isApart">[] = [];
  for (const [pageIndex, page] of pages.entries()) {
    for (const [index, line] of page.lines.entries()) {
      const words = wordsOf(line);
      if (words === "") continue;
      const isTop = index < edgeLines;
      const isBottom = index >= page.lines.length - edgeLines;
      if ((isTop || isBottom) && pageNumber.test(words) && words.length < 40) continue;
      if (isTop && pageIndex > 0 && repeated.tops.has(withoutNumbers(words))) continue;
      if (isBottom && !isTop && repeated.bottoms.has(withoutNumbers(words))) continue;
      lines.push(lineOf(line, page.number, words));
    }
  }
  return withGaps(lines, text.source);
}

function repeatedEdges(pages: readonly PageText[]) {
  const count = (edge: (page: PageText) => readonly TextLine[]) => {
    const pagesWith = new Map<string, number>();
    for (const page of pages) {
      for (const words of new Set(edge(page).map((line) => withoutNumbers(wordsOf(line))))) {
        pagesWith.set(words, (pagesWith.get(words) ?? 0) + 1);
      }
    }
    const least = Math.max(2, pages.length * leastShare);
    return new Set([...pagesWith].filter(([, times]) => times >= least).map(([words]) => words));
  };
  return {
    tops: count((page) => page.lines.slice(0, edgeLines)),
    bottoms: count((page) => page.lines.slice(-edgeLines)),
  };
}

const withoutNumbers = (words: string) => words.toLowerCase().replace(/\d+/g, "#");

export const wordsOf = (line: TextLine) =>
  line.cells
    .map((cell) => cell.text)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

function lineOf(line: TextLine, page: number, text: string): Omit<Line, "gap" | "isApart"> {
  const widest = line.cells.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const isBold = line.cells.every((cell) => cell.isBold);
  return { page, y: line.y, cells: line.cells, text, size: widest.size, isBold };
}
