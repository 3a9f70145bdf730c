import type { Block, Check } from "../blocks.ts";
import { drawBox } from "./drawBox.ts";
import { drawFields } from "./drawFields.ts";
import { drawTable } from "./drawTable.ts";
import type { Paper } from "./Paper.ts";

/** Draws blocks one below the other. */
export function drawBlocks(paper: Paper, blocks: readonly Block[]): void {
  for (const block of blocks) drawBlock(paper, block);
}

function drawBlock(paper: Paper, block: Block): void {
  switch (block.type) {
    case "heading":
      drawHeading(paper, block);
      break;
    case "text":
      drawText(paper, block);
      break;
    case "fields":
      for (const row of block.rows) drawFields(paper, row, block.look);
      paper.doc.y += 4;
      return;
    case "table":
      drawTable(paper, block);
      break;
    case "checks":
      drawChecks(paper, block.items, block.perLine);
      break;
    case "list":
      for (const item of block.items) drawItem(paper, item, block.marker);
      paper.doc.y += 4;
      return;
    case "columns":
      drawColumns(paper, block.left, block.right);
      break;
    case "rule":
      paper.doc
        .moveTo(paper.left, paper.doc.y + 2)
        .lineTo(paper.left + paper.width, paper.doc.y + 2)
        .lineWidth(0.7)
        .stroke();
      paper.doc.y += 8;
      return;
    case "gap":
      paper.doc.y += block.lines * paper.theme.size * 1.2;
      return;
    case "break":
      paper.newPage();
      break;
  }
}

function drawHeading(paper: Paper, { text, level }: Extract<Block, { type: "heading" }>): void {
  const size = paper.theme.size + (level === 1 ? 4 : level === 2 ? 1.5 : 0);
  const look = paper.theme.heading;
  const words = look === "caps" && level < 3 ? text.toUpperCase() : text;
  paper.font("bold", size);
  const options = { width: paper.width - 8, align: level === 1 ? ("center" as const) : ("left" as const) };
  const height = paper.doc.heightOfString(words, options);
  paper.makeRoom(height + 60);
  paper.doc.y += 4;
  const top = paper.doc.y;
  const ground = level === 2 && look in grounds ? grounds[look as keyof typeof grounds] : null;
  if (ground) {
    paper.doc.rect(paper.left, top, paper.width, height + 4).fill(ground.fill);
    paper.doc.fillColor(ground.ink);
  }
  paper.doc.text(words, paper.left + (ground ? 4 : 0), top + 3, options);
  paper.doc.fillColor("black");
  if (look === "underline" && level < 3) {
    paper.doc
      .moveTo(paper.left, paper.doc.y)
      .lineTo(paper.left + paper.width, paper.doc.y)
      .lineWidth(1)
      .stroke();
  }
  paper.doc.y += 4;
}

const grounds = { band: { fill: "#d9d9d9", ink: "black" }, bar: { fill: "#1f1f1f", ink: "white" } };

function drawText(paper: Paper, block: Extract<Block, { type: "text" }>): void {
  const { bold, italic, small, indent = 0, align = paper.theme.justified ? "justify" : "left" } = block;
  paper.font(
    bold ? "bold" : italic ? "italic" : "plain",
    small ? Math.min(7, paper.theme.size - 2) : paper.theme.size,
  );
  paper.makeRoom(paper.theme.size * 2.4);
  paper.doc.text(block.text, paper.left + indent, paper.doc.y, { width: paper.width - indent, align });
  paper.doc.y += small ? 2 : 4;
}

function drawItem(paper: Paper, item: string, marker: string): void {
  paper.font("plain");
  const width = paper.width - 24;
  paper.makeRoom(paper.doc.heightOfString(item, { width }));
  const top = paper.doc.y;
  paper.doc.text(marker, paper.left + 8, top, { lineBreak: false });
  paper.doc.text(item, paper.left + 24, top, { width });
  paper.doc.y += 1;
}

function drawChecks(paper: Paper, items: readonly Check[], perLine: number): void {
  const size = paper.theme.size;
  const width = paper.width / perLine;
  for (let start = 0; start < items.length; start += perLine) {
    const line = items.slice(start, start + perLine);
    paper.font("plain");
    const room = width - 30;
    const height = Math.max(...line.map(([label]) => paper.doc.heightOfString(label, { width: room }))) + 3;
    paper.makeRoom(height);
    const top = paper.doc.y;
    for (const [index, [label, isOn]] of line.entries()) {
      const x = paper.left + index * width;
      drawBox(paper.doc, paper.theme, isOn, { x, y: top, name: paper.nextFieldName() });
      paper.font("plain");
      paper.doc.text(label, x + 26, top, { width: room });
    }
    paper.doc.y = top + Math.max(height, size + 3);
  }
  paper.doc.y += 3;
}

/** Two columns on one page; the blocks must fit on it. */
function drawColumns(paper: Paper, left: readonly Block[], right: readonly Block[]): void {
  const outer = { left: paper.left, width: paper.width };
  const top = paper.doc.y;
  paper.width = (outer.width - 16) / 2;
  drawBlocks(paper, left);
  const leftBottom = paper.doc.y;
  paper.left = outer.left + paper.width + 16;
  paper.doc.y = top;
  drawBlocks(paper, right);
  paper.doc.y = Math.max(leftBottom, paper.doc.y);
  paper.left = outer.left;
  paper.width = outer.width;
}
