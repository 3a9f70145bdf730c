import type { TextCell } from "../DocumentText.ts";
import { joinLines, type Line } from "../lines/Line.ts";

export interface Item {
  readonly text: string;
  readonly page: number;
  /** Null where the item has no box. */
  readonly isChecked: boolean | null;
  /** True for a paragraph or a bullet; false for a line of unknown belonging. */
  readonly isMarked: boolean;
}

const checkedBox = String.raw`\[\s?[xX✓✔]\s?\]|\([xX]\)|[☒☑✓✔✗✘]|_+\s?[xX✓]\s?_+|_[xX]_*|[xX](?=\s{2,})`;
const uncheckedBox = String.raw`\[\s*\]|\(\s\)|[☐□❑❏]|_{2,}(?!\s?[xX])`;
const box = new RegExp(`(${checkedBox})|(${uncheckedBox})`, "g");
const bulletForm =
  /^([•●▪◦‣·*»►▶➢✦]|>(?=\s)|_(?=\s)|[-–—](?=\s)|o(?=\s{2,})|\(?\d{1,2}[.)](?=\s)|\(?[a-z][.)](?=\s))\s*/;

interface OpenItem {
  readonly texts: string[];
  readonly page: number;
  readonly isChecked: boolean | null;
  readonly isMarked: boolean;
  readonly x: number;
  /** The right edge of its last line, and of its column; null where unknown. */
  right: number;
  readonly limit: number | null;
}

/** The items of a list: bullets, numbered points, boxes (several may be in one line), or paragraphs. */
export function listItems(lines: readonly Line[]): Item[] {
  const items: OpenItem[] = [];
  /** The items of the last line, from left to right. */
  let row: OpenItem[] = [];
  const edge = Math.max(0, ...lines.flatMap(({ cells }) => cells.map(({ x, width }) => x + width)));
  for (const line of lines) {
    const parts = partsOf(line);
    const isOfBoxes = parts.some(({ isChecked }) => isChecked !== null);
    if (!isOfBoxes && row.length > 0 && !parts.some(({ isMarked }) => isMarked) && !line.isApart) {
      const isNewRow = line.cells.length > 1 && line.cells.every(({ text }) => /^[A-Z]/.test(text));
      const isContinued = !isNewRow && line.cells.every((cell) => goesOn(row, cell));
      if (isContinued) {
        for (const { text, x, width } of line.cells) {
          const item = restOf(row, { text, x, width });
          item?.texts.push(text);
          if (item) item.right = x + width;
        }
        continue;
      }
    }
    row = parts.map(({ text, isChecked, isMarked, cell }, index) => ({
      texts: [text],
      page: line.page,
      isChecked,
      isMarked,
      x: cell?.x ?? 0,
      right: (cell?.x ?? 0) + (cell?.width ?? 0),
      limit: cell && cell.width > 0 ? (parts[index + 1]?.cell?.x ?? edge) : null,
    }));
    items.push(...row);
  }
  return items
    .map(({ texts, page, isChecked, isMarked }) => ({ text: joinLines(texts), page, isChecked, isMarked }))
    .filter(({ text }) => text !== "");
}

type Part = Pick<Item, "text" | "isChecked" | "isMarked"> & { readonly cell: TextCell | undefined };

/** What a line has: each choice, the text behind a bullet, or the text as it is. */
function partsOf({ cells, text }: Line): Part[] {
  const [first] = cells;
  const startsBox = ({ text: own }: TextCell) => own.search(box) === 0 && /[a-z]{2}/i.test(own);
  const from = cells.findIndex(startsBox);
  // Choices side by side; what is before the first is their question.
  if (from !== -1 && cells.length > 1 && cells.slice(from).every(({ text: own }) => /[a-z]{2}/i.test(own)))
    return cells.slice(from).flatMap((cell): Part[] => {
      const boxes = splitBoxes(cell.text);
      return boxes.length > 0
        ? boxes.map((each) => ({ ...each, isMarked: true, cell }))
        : [{ text: cell.text, isChecked: null, isMarked: false, cell }];
    });
  const boxes = splitBoxes(text);
  if (boxes.length > 0)
    return boxes.map((each) => ({ ...each, isMarked: true, cell: first && partOf(first, each.text) }));
  const isMarked = bulletForm.test(text);
  return [{ text: text.replace(bulletForm, ""), isChecked: null, isMarked, cell: first }];
}

/** A choice's place in a cell that has several. */
const partOf = (cell: TextCell, text: string): TextCell => {
  const at = Math.max(0, cell.text.indexOf(text));
  return at < 8 ? cell : { ...cell, x: cell.x + (cell.width * at) / cell.text.length };
};

/** The item in whose column a text begins. */
const itemAt = (row: readonly OpenItem[], x: number) => row.findLast((item) => item.x <= x + 2) ?? row[0];

/** The item that a text in the next line belongs to: where the first item had room for it, the last one. */
function restOf(row: readonly OpenItem[], { text, x, width }: Pick<TextCell, "text" | "x" | "width">) {
  const item = itemAt(row, x);
  if (row.length < 2 || item !== row[0] || !item || item.limit === null) return item;
  const word = (text.split(" ")[0]?.length ?? 0) + 2;
  const hasRoom = item.limit - item.right > (word * width) / text.length + 12;
  const isFinished = /[.!?]$/.test(item.texts.at(-1) ?? "");
  return hasRoom || isFinished ? row.at(-1) : item;
}

/** Whether a text is the rest of the item above it: one that begins with a capital had no room there. */
function goesOn(row: readonly OpenItem[], { text, x, width }: TextCell): boolean {
  const item = itemAt(row, x);
  // A choice whose empty box has no text.
  if (item && item.isChecked !== null && /^(The|This|No|Yes|Not|An?) /.test(text)) return false;
  if (!item || item.limit === null || item.isChecked === null || !/^[A-Z]/.test(text)) return true;
  const word = (text.split(" ")[0]?.length ?? 0) + 2;
  return item.limit - item.right < (word * width) / text.length;
}

/** "[x] Yes [ ] No" → Yes, checked; No, not checked. */
export function splitBoxes(text: string): { readonly text: string; readonly isChecked: boolean }[] {
  const marks = [...text.matchAll(box)];
  const [first] = marks;
  if (!first) return [];
  // "Yes ___ No _X_": the box follows its text.
  const isAfter =
    first.index > 0 &&
    /[A-Za-z]\s*$/.test(text.slice(0, first.index)) &&
    !/:\s*$/.test(text.slice(0, first.index)) &&
    /_/.test(first[0]);
  return marks.map((mark, index) => {
    const end = mark.index + mark[0].length;
    const previous = marks[index - 1];
    const from = isAfter ? (previous ? previous.index + previous[0].length : 0) : end;
    const to = isAfter ? mark.index : (marks[index + 1]?.index ?? text.length);
    return {
      text: text
        .slice(from, to)
        .trim()
        .replace(/^[:.]\s*/, ""),
      isChecked: mark[1] !== undefined,
    };
  });
}
