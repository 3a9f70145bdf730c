import type { Block } from "../blocks.ts";
import type { Paper } from "./Paper.ts";

/** Draws a table; a row is never divided, and the heading is repeated on each page. */
export function drawTable(
  paper: Paper,
  { head, rows, widths, open }: Extract<Block, { type: "table" }>,
): void {
  const count = head?.length ?? Math.max(...rows.map((row) => row.length));
  const shares = widths ?? Array.from({ length: count }, () => 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const wide = shares.map((share) => (share / total) * paper.width);
  const drawRow = (cells: readonly string[], isHead: boolean) => {
    const size = isHead ? paper.theme.size - 1 : paper.theme.size;
    paper.font(isHead ? "bold" : "plain", size);
    const top = paper.doc.y;
    const cellWidths = cells.length === 1 ? [paper.width] : wide;
    const height = rowHeight(paper, cells, cellWidths) + 6;
    let x = paper.left;
    for (const [index, width] of cellWidths.entries()) {
      if (isHead && !open) {
        paper.doc.rect(x, top, width, height).fill("#ececec");
        paper.doc.fillColor("black");
      }
      if (!open) paper.doc.rect(x, top, width, height).lineWidth(0.5).stroke();
      paper.doc.text(cells[index] ?? "", x + 3, top + 3, { width: width - 6 });
      x += width;
    }
    paper.doc.y = top + height;
  };
  const drawHead = () => head && drawRow(head, true);
  paper.font("plain");
  paper.makeRoom(rowHeight(paper, rows[0] ?? [], wide) + 30);
  drawHead();
  for (const row of rows) {
    paper.font("plain");
    if (paper.doc.y + rowHeight(paper, row, wide) + 6 > paper.bottom) {
      paper.newPage();
      drawHead();
    }
    drawRow(row, false);
  }
  paper.doc.y += 6;
}

function rowHeight(paper: Paper, cells: readonly string[], widths: readonly number[]): number {
  return Math.max(
    ...cells.map((cell, index) =>
      paper.doc.heightOfString(cell || " ", { width: (widths[index] ?? 60) - 6 }),
    ),
  );
}
