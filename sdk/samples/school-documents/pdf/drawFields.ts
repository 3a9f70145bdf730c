import type { Field, FieldLook } from "../blocks.ts";
import type { Paper } from "./Paper.ts";

/** Draws labels with their values side by side, or one below the other where they do not fit. */
export function drawFields(paper: Paper, row: readonly Field[], look: FieldLook): void {
  const width = paper.width / row.length;
  const size = paper.theme.size;
  if (look === "above" || look === "below") {
    drawStacked(paper, row, look);
    return;
  }
  if (look === "boxed") {
    paper.font("plain");
    const heights = row.map(([, value]) => paper.doc.heightOfString(value || " ", { width: width - 8 }));
    const height = Math.max(...heights) + 12;
    paper.makeRoom(height);
    const top = paper.doc.y;
    for (const [index, [label, value]] of row.entries()) {
      const x = paper.left + index * width;
      paper.doc.rect(x, top, width, height).lineWidth(0.5).stroke();
      paper.font("plain", 6.5);
      paper.doc.text(label, x + 3, top + 2, { width: width - 6, lineBreak: false });
      paper.font("plain");
      paper.doc.text(value, x + 4, top + 10, { width: width - 8 });
    }
    paper.doc.y = top + height;
    return;
  }
  paper.font("bold");
  const parts = row.map(([label, value], index) => {
    paper.font("bold");
    const wide = paper.doc.widthOfString(`${label}: `) + 2;
    paper.font("plain");
    const room = Math.max(40, width - wide - 8);
    return {
      label,
      value,
      x: paper.left + index * width,
      wide,
      room,
      height: paper.doc.heightOfString(value || " ", { width: room }),
    };
  });
  if (row.length > 1 && parts.some(({ wide }) => wide > width - 70)) {
    for (const field of row) drawFields(paper, [field], look);
    return;
  }
  const height = Math.max(...parts.map((part) => part.height)) + (look === "form" ? 6 : 2);
  paper.makeRoom(height);
  const top = paper.doc.y;
  for (const part of parts) {
    paper.font("bold");
    paper.doc.text(`${part.label}:`, part.x, top, { lineBreak: false });
    paper.font("plain");
    if (look === "form") {
      paper.doc.formText(paper.nextFieldName(), part.x + part.wide, top - 2, part.room, part.height + 4, {
        value: part.value,
        fontSize: size,
        multiline: part.height > size * 1.6,
      });
    } else {
      paper.doc.text(part.value, part.x + part.wide, top, { width: part.room });
    }
  }
  paper.doc.y = top + height;
}

/** Draws each label above its value, or under the line that the value is on. */
function drawStacked(paper: Paper, row: readonly Field[], look: "above" | "below"): void {
  const { size } = paper.theme;
  const width = paper.width / row.length;
  paper.font("plain");
  const heights = row.map(([, value]) => paper.doc.heightOfString(value || " ", { width: width - 10 }));
  const height = Math.max(...heights);
  const labelHeight = size * 1.15;
  paper.makeRoom(height + labelHeight + 6);
  const top = paper.doc.y;
  for (const [index, [label, value]] of row.entries()) {
    const x = paper.left + index * width;
    const drawLabel = (y: number) => {
      paper.font(look === "above" ? "bold" : "plain", size - (look === "above" ? 0 : 1.5));
      paper.doc.text(label, x, y, { lineBreak: false });
    };
    if (look === "above") drawLabel(top);
    paper.font("plain");
    paper.doc.text(value, x, look === "above" ? top + labelHeight : top, { width: width - 10 });
    if (look === "below") {
      const line = top + height + 1;
      paper.doc
        .moveTo(x, line)
        .lineTo(x + width - 10, line)
        .lineWidth(0.5)
        .stroke();
      drawLabel(line + 2);
    }
  }
  paper.doc.y = top + height + labelHeight + 5;
}
