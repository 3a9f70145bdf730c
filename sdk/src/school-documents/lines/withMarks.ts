import type { TextCell, TextLine } from "../DocumentText.ts";

/** What the check marks of the fonts ZapfDingbats and Wingdings are without their font. */
const checkedLetter = /^[3-8þýüû]$/;
const uncheckedLetter = /^[oqn¨]$/;
const box = /^([xX]|\[\s?[xX✓✔]?\s?\]|[☐☑☒□■❑❏✓✔✗✘]|\([xX ]?\)|_+[xX✓]?_*)$/;
const marker = /^([•●▪◦‣·o*–-]|\(?\d{1,2}[.)]|\(?[a-zA-Z][.)])$/;
/** What is printed instead of a box or a bullet. */
const standardMarks: Readonly<Record<string, string>> = { x: "[x]", "✓": "[x]", "✔": "[x]", o: "•" };
/** Points between the left edges of two boxes of a list. */
const sameColumn = 4;
/** Points between a mark and its text, at most. */
const widestGap = 45;

/** Joins a bullet, number or box with its text: they are cells of their own where a wide gap is between them. */
export function withMarks(lines: readonly TextLine[], hasLetterBoxes: boolean): TextLine[] {
  return lines.map((line) => ({ ...line, cells: joinMarks(line.cells, hasLetterBoxes).map(withBullet) }));
}

/**
 * Whether boxes are letters of a symbol font: an "o" or "q" of its own before words. Where no box is checked, an "o" is
 * a bullet.
 */
export function hasLetterBoxes(lines: readonly TextLine[]): boolean {
  const marks = lines.flatMap(({ cells, y }) =>
    cells.filter((cell, index) => isMarkOf(cell, cells[index + 1])).map(({ text, x }) => ({ text, x, y })),
  );
  const unchecked = marks.filter(({ text }) => uncheckedLetter.test(text));
  const isChecked = marks.some(
    ({ text, x, y }) =>
      (checkedLetter.test(text) || box.test(text)) &&
      unchecked.some((other) => Math.abs(other.x - x) < sameColumn || other.y === y),
  );
  return (
    unchecked.length > 0 &&
    (isChecked || (unchecked.length > 1 && unchecked.some(({ text }) => !marker.test(text))))
  );
}

/** "2.1 He counts to 30" and "o Counts to 30" are points of a list. */
const withBullet = (cell: TextCell): TextCell => ({
  ...cell,
  text: cell.text.replace(/^(\d{1,2}\.\d{1,2}\.?|o|--)\s+(?=[A-Z(])/, "• "),
});

function joinMarks(cells: readonly TextCell[], hasBoxes: boolean): TextCell[] {
  const joined: TextCell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    const isNumber = last && joined.length === 1 && cells.length === 2 && /^\d{1,2}$/.test(last.text);
    // In a Word file, an X after a text has a column of its own.
    const isColumn = cell.width === 0 && joined.length > 1 && /^x$/i.test(last?.text ?? "");
    if (last && !isColumn && (isMark(last.text) || isNumber) && isMarkOf(last, cell)) {
      const mark = isNumber ? `${last.text}.` : (standardMarks[last.text.toLowerCase()] ?? last.text);
      joined.splice(-1, 1, {
        ...cell,
        text: `${mark} ${cell.text}`,
        x: last.x,
        width: cell.x + cell.width - last.x,
      });
    } else
      joined.push(
        hasBoxes &&
          isMarkOf(cells[0] ?? cell, cells[1]) &&
          (checkedLetter.test(cells[0]?.text ?? "") ||
            uncheckedLetter.test(cells[0]?.text ?? "") ||
            isMark(cells[0]?.text ?? ""))
          ? { ...cell, text: asBox(cell.text, cells[cells.indexOf(cell) + 1], cell) }
          : cell,
      );
  }
  return joined;
}

const isMark = (text: string) => box.test(text) || marker.test(text);

const isMarkOf = (mark: TextCell, next: TextCell | undefined) =>
  next !== undefined &&
  (next.width === 0 || next.x - mark.x - mark.width < widestGap) &&
  /\p{L}{2}/u.test(next.text) &&
  !box.test(next.text);

function asBox(text: string, next: TextCell | undefined, cell: TextCell): string {
  if (!isMarkOf(cell, next)) return text;
  if (checkedLetter.test(text)) return "[x]";
  return uncheckedLetter.test(text) ? "[ ]" : text;
}
