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
const box = new RegExp(String.raw`(${checkedBox})|(${uncheckedBox})`, "g");
const bulletForm = /^([•●▪◦‣·*]|_(?=\s)|[-–—](?=\s)|o(?=\s{2,})|\(?\d{1,2}[.)](?=\s)|\(?[a-z][.)](?=\s))\s*/;

/** The items of a list: bullets, numbered points, boxes (several may be in one line), or paragraphs. */
export function listItems(lines: readonly Line[]): Item[] {
  const items: { texts: string[]; page: number; isChecked: boolean | null; isMarked: boolean; x: number }[] =
    [];
  for (const line of lines) {
    const x = line.cells[0]?.x ?? 0;
    const boxes = splitBoxes(line.text);
    if (boxes.length > 0) {
      for (const { text, isChecked } of boxes)
        items.push({ texts: [text], page: line.page, isChecked, isMarked: true, x });
    } else if (bulletForm.test(line.text)) {
      items.push({
        texts: [line.text.replace(bulletForm, "")],
        page: line.page,
        isChecked: null,
        isMarked: true,
        x,
      });
    } else {
      const current = items.at(-1);
      if (!current || line.isApart)
        items.push({ texts: [line.text], page: line.page, isChecked: null, isMarked: false, x });
      else current.texts.push(line.text);
    }
  }
  return items
    .map(({ texts, page, isChecked, isMarked }) => ({ text: joinLines(texts), page, isChecked, isMarked }))
    .filter(({ text }) => text !== "");
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
