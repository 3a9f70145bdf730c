import type { DocumentText, PageText, TextLine } from "../DocumentText.ts";
import type { Line } from "./Line.ts";
import { splitColumns } from "./splitColumns.ts";
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
  const pages = text.pages.map((page) => ({ ...page, lines: splitColumns(withMarks(page.lines, hasBoxes)) }));
  const repeated = repeatedEdges(pages);
  const lines: Omit<Line, "gap" | "isApart">[] = [];
  const seen = new Set<string>();
  for (const [pageIndex, page] of pages.entries()) {
    const isMargin = (edge: ReadonlySet<string>) => (line: TextLine) => {
      const words = wordsOf(line);
      return words === "" || isPageNumber(words) || edge.has(withoutNumbers(words));
    };
    // A line that repeats below one that does not is the form's, such as "Annual goal" on each goal's page.
    const top = leading(page.lines, isMargin(repeated.tops));
    const bottom = page.lines.length - leading(page.lines.toReversed(), isMargin(repeated.bottoms));
    for (const [index, line] of page.lines.entries()) {
      const words = wordsOf(line);
      if (words === "" || (pageIndex > 0 && index < edgeLines && repeated.labels.has(words))) continue;
      const isInMargin = index < top || index >= bottom;
      // The head of a table that later pages repeat: a page's header is seldom bold.
      const isFirst =
        index < top && !seen.has(withoutNumbers(words)) && line.cells.every(({ isBold }) => isBold);
      if (
        isInMargin &&
        (isPageNumber(words) || (pageIndex > 0 && !isFirst) || index >= Math.max(top, bottom))
      )
        continue;
      if (isInMargin) seen.add(withoutNumbers(words));
      lines.push(lineOf(line, page.number, words));
    }
  }
  return withGaps(lines, text.source);
}

const isPageNumber = (words: string) => words.length < 40 && pageNumber.test(words);

/** How many of the first lines in an edge are part of its margin. */
function leading(lines: readonly TextLine[], isMargin: (line: TextLine) => boolean): number {
  const edge = lines.slice(0, edgeLines);
  const end = edge.findIndex((line) => !isMargin(line));
  return end === -1 ? edge.length : end;
}

/** What the pages of a document repeat at their edges, with a mark for each number. */
export function repeatedLines({ pages }: DocumentText): string[] {
  const { tops, bottoms } = repeatedEdges(pages);
  return [...new Set([...tops, ...bottoms])];
}

function repeatedEdges(pages: readonly PageText[]) {
  const count = (edge: (page: PageText) => readonly TextLine[], written = withoutNumbers) => {
    const pagesWith = new Map<string, number>();
    for (const page of pages) {
      for (const words of new Set(edge(page).map((line) => written(wordsOf(line))))) {
        pagesWith.set(words, (pagesWith.get(words) ?? 0) + 1);
      }
    }
    const least = Math.max(2, pages.length * leastShare);
    return new Set([...pagesWith].filter(([, times]) => times >= least).map(([words]) => words));
  };
  return {
    tops: count((page) => page.lines.slice(0, edgeLines)),
    bottoms: count((page) => page.lines.slice(-edgeLines)),
    /** "Student: Ann Ames | Meeting: 2/4/2026" below the title of each page. */
    labels: count(
      (page) => page.lines.slice(0, edgeLines).filter(isOfLabels),
      (words) => words,
    ),
  };
}

const isOfLabels = ({ cells }: TextLine) =>
  cells.length > 1 &&
  cells.every(({ text }) => /^[A-Z][^:]{1,30}: \S/.test(text)) &&
  cells.some(({ text }) => /\d/.test(text));

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
