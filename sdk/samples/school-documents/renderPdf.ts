import PDFDocument from "pdfkit";
import type { Block, Check, Laid, Theme } from "./blocks.ts";
import { drawBox } from "./drawBox.ts";

/** @returns the bytes of a PDF: the same for the same blocks, on every machine. */
export async function renderPdf({ theme, blocks }: Laid): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: "LETTER",
    layout: theme.landscape ? "landscape" : "portrait",
    margin: theme.margin,
    bufferPages: true,
    info: { CreationDate: new Date(Date.UTC(2026, 0, 5)), Producer: "Invented sample" },
  });
  const paper = new Paper(doc, theme);
  paper.draw(blocks);
  paper.drawMargins();
  return bytesOf(doc);
}

/** Ends a document and collects its bytes. */
export async function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on("end", () => resolve()));
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

const faces = {
  Helvetica: { plain: "Helvetica", bold: "Helvetica-Bold", italic: "Helvetica-Oblique" },
  Times: { plain: "Times-Roman", bold: "Times-Bold", italic: "Times-Italic" },
  Courier: { plain: "Courier", bold: "Courier-Bold", italic: "Courier-Oblique" },
} as const;

/** Draws blocks one below the other. */
class Paper {
  readonly #doc: PDFKit.PDFDocument;
  readonly #theme: Theme;
  #left: number;
  #width: number;
  #formFields = 0;

  constructor(doc: PDFKit.PDFDocument, theme: Theme) {
    this.#doc = doc;
    this.#theme = theme;
    this.#left = theme.margin;
    this.#width = doc.page.width - 2 * theme.margin;
    const usesForm = theme.boxes === "form";
    this.#font("plain");
    if (usesForm) doc.initForm();
  }

  draw(blocks: readonly Block[]): void {
    for (const block of blocks) this.#drawBlock(block);
  }

  /** Draws the header and footer of each page, when the number of pages is known. */
  drawMargins(): void {
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#doc.switchToPage(page);
      // Text below the bottom margin would start a new page.
      this.#doc.page.margins.bottom = 0;
      const { margin, header, footer } = this.#theme;
      if (header) this.#drawMargin(header(page + 1, count), margin / 2 - 4);
      if (footer) this.#drawMargin(footer(page + 1, count), this.#doc.page.height - margin / 2 - 4);
    }
  }

  #drawMargin(words: readonly string[], y: number): void {
    this.#font("plain", Math.min(8, this.#theme.size));
    const aligns = ["left", "center", "right"] as const;
    for (const [index, align] of aligns.entries()) {
      const word = words[index];
      if (word) this.#doc.text(word, this.#left, y, { width: this.#width, align, lineBreak: false });
    }
  }

  #font(face: "plain" | "bold" | "italic", size = this.#theme.size): void {
    this.#doc.font(faces[this.#theme.font][face]).fontSize(size);
  }

  #bottom(): number {
    return this.#doc.page.height - this.#theme.margin;
  }

  /** Starts a new page unless `height` fits on this one. */
  #makeRoom(height: number): void {
    if (this.#doc.y + height > this.#bottom()) this.#newPage();
  }

  #newPage(): void {
    this.#doc.addPage();
    this.#doc.y = this.#theme.margin;
  }

  #drawBlock(block: Block): void {
    switch (block.type) {
      case "heading":
        this.#drawHeading(block);
        break;
      case "text":
        this.#drawText(block);
        break;
      case "fields":
        for (const row of block.rows) this.#drawFields(row, block.look);
        this.#doc.y += 4;
        return;
      case "table":
        this.#drawTable(block);
        break;
      case "checks":
        this.#drawChecks(block.items, block.perLine);
        break;
      case "list":
        for (const item of block.items) this.#drawItem(item, block.marker);
        this.#doc.y += 4;
        return;
      case "columns":
        this.#drawColumns(block.left, block.right);
        break;
      case "rule":
        this.#doc
          .moveTo(this.#left, this.#doc.y + 2)
          .lineTo(this.#left + this.#width, this.#doc.y + 2)
          .lineWidth(0.7)
          .stroke();
        this.#doc.y += 8;
        return;
      case "gap":
        this.#doc.y += block.lines * this.#theme.size * 1.2;
        return;
      case "break":
        this.#newPage();
        break;
    }
  }

  #drawHeading({ text, level }: Extract<Block, { type: "heading" }>): void {
    const size = this.#theme.size + (level === 1 ? 4 : level === 2 ? 1.5 : 0);
    const look = this.#theme.heading;
    const words = look === "caps" && level < 3 ? text.toUpperCase() : text;
    this.#font("bold", size);
    const options = { width: this.#width - 8, align: level === 1 ? ("center" as const) : ("left" as const) };
    const height = this.#doc.heightOfString(words, options);
    this.#makeRoom(height + 60);
    this.#doc.y += 4;
    const top = this.#doc.y;
    if (look === "band" && level === 2) {
      this.#doc.rect(this.#left, top, this.#width, height + 4).fill("#d9d9d9");
      this.#doc.fillColor("black");
    }
    this.#doc.text(words, this.#left + (look === "band" ? 4 : 0), top + 3, options);
    if (look === "underline" && level < 3) {
      this.#doc
        .moveTo(this.#left, this.#doc.y)
        .lineTo(this.#left + this.#width, this.#doc.y)
        .lineWidth(1)
        .stroke();
    }
    this.#doc.y += 4;
  }

  #drawText(block: Extract<Block, { type: "text" }>): void {
    const { bold, italic, small, indent = 0, align = "left" } = block;
    this.#font(
      bold ? "bold" : italic ? "italic" : "plain",
      small ? Math.min(7, this.#theme.size - 2) : this.#theme.size,
    );
    this.#makeRoom(this.#theme.size * 2.4);
    this.#doc.text(block.text, this.#left + indent, this.#doc.y, { width: this.#width - indent, align });
    this.#doc.y += small ? 2 : 4;
  }

  #drawItem(item: string, marker: string): void {
    this.#font("plain");
    const width = this.#width - 24;
    this.#makeRoom(this.#doc.heightOfString(item, { width }));
    const top = this.#doc.y;
    this.#doc.text(marker, this.#left + 8, top, { lineBreak: false });
    this.#doc.text(item, this.#left + 24, top, { width });
    this.#doc.y += 1;
  }

  #drawFields(row: readonly (readonly [string, string])[], look: "inline" | "boxed" | "form"): void {
    const width = this.#width / row.length;
    const size = this.#theme.size;
    if (look === "boxed") {
      this.#font("plain");
      const heights = row.map(([, value]) => this.#doc.heightOfString(value || " ", { width: width - 8 }));
      const height = Math.max(...heights) + 12;
      this.#makeRoom(height);
      const top = this.#doc.y;
      for (const [index, [label, value]] of row.entries()) {
        const x = this.#left + index * width;
        this.#doc.rect(x, top, width, height).lineWidth(0.5).stroke();
        this.#font("plain", 6.5);
        this.#doc.text(label, x + 3, top + 2, { width: width - 6, lineBreak: false });
        this.#font("plain");
        this.#doc.text(value, x + 4, top + 10, { width: width - 8 });
      }
      this.#doc.y = top + height;
      return;
    }
    this.#font("bold");
    const parts = row.map(([label, value], index) => {
      this.#font("bold");
      const wide = this.#doc.widthOfString(`${label}: `) + 2;
      this.#font("plain");
      const room = Math.max(40, width - wide - 8);
      return {
        label,
        value,
        x: this.#left + index * width,
        wide,
        room,
        height: this.#doc.heightOfString(value || " ", { width: room }),
      };
    });
    if (row.length > 1 && parts.some(({ wide }) => wide > width - 70)) {
      for (const field of row) this.#drawFields([field], look);
      return;
    }
    const height = Math.max(...parts.map((part) => part.height)) + (look === "form" ? 6 : 2);
    this.#makeRoom(height);
    const top = this.#doc.y;
    for (const part of parts) {
      this.#font("bold");
      this.#doc.text(`${part.label}:`, part.x, top, { lineBreak: false });
      this.#font("plain");
      if (look === "form") {
        this.#doc.formText(
          `field${++this.#formFields}`,
          part.x + part.wide,
          top - 2,
          part.room,
          part.height + 4,
          {
            value: part.value,
            fontSize: size,
            multiline: part.height > size * 1.6,
          },
        );
      } else {
        this.#doc.text(part.value, part.x + part.wide, top, { width: part.room });
      }
    }
    this.#doc.y = top + height;
  }

  #drawTable({ head, rows, widths, lines = true }: Extract<Block, { type: "table" }>): void {
    const count = head?.length ?? Math.max(...rows.map((row) => row.length));
    const shares = widths ?? Array.from({ length: count }, () => 1);
    const total = shares.reduce((sum, share) => sum + share, 0);
    const wide = shares.map((share) => (share / total) * this.#width);
    const drawRow = (cells: readonly string[], isHead: boolean) => {
      const size = isHead ? this.#theme.size - 1 : this.#theme.size;
      this.#font(isHead ? "bold" : "plain", size);
      const top = this.#doc.y;
      const height = this.#rowHeight(cells, wide) + 6;
      let x = this.#left;
      for (const [index, width] of wide.entries()) {
        if (isHead && lines) {
          this.#doc.rect(x, top, width, height).fill("#ececec");
          this.#doc.fillColor("black");
        }
        if (lines) this.#doc.rect(x, top, width, height).lineWidth(0.5).stroke();
        this.#doc.text(cells[index] ?? "", x + 3, top + 3, { width: width - 6 });
        x += width;
      }
      this.#doc.y = top + height;
    };
    const drawHead = () => head && drawRow(head, true);
    this.#font("plain");
    this.#makeRoom(this.#rowHeight(rows[0] ?? [], wide) + 30);
    drawHead();
    for (const row of rows) {
      this.#font("plain");
      if (this.#doc.y + this.#rowHeight(row, wide) + 6 > this.#bottom()) {
        this.#newPage();
        drawHead();
      }
      drawRow(row, false);
    }
    this.#doc.y += 6;
  }

  #rowHeight(cells: readonly string[], widths: readonly number[]): number {
    return Math.max(
      ...cells.map((cell, index) =>
        this.#doc.heightOfString(cell || " ", { width: (widths[index] ?? 60) - 6 }),
      ),
    );
  }

  #drawChecks(items: readonly Check[], perLine: number): void {
    const size = this.#theme.size;
    const width = this.#width / perLine;
    for (let start = 0; start < items.length; start += perLine) {
      const line = items.slice(start, start + perLine);
      this.#font("plain");
      const room = width - 30;
      const height = Math.max(...line.map(([label]) => this.#doc.heightOfString(label, { width: room }))) + 3;
      this.#makeRoom(height);
      const top = this.#doc.y;
      for (const [index, [label, isOn]] of line.entries()) {
        const x = this.#left + index * width;
        drawBox(this.#doc, this.#theme, isOn, { x, y: top, name: `box${++this.#formFields}` });
        this.#font("plain");
        this.#doc.text(label, x + 26, top, { width: room });
      }
      this.#doc.y = top + Math.max(height, size + 3);
    }
    this.#doc.y += 3;
  }

  /** Two columns on one page; the blocks must fit on it. */
  #drawColumns(left: readonly Block[], right: readonly Block[]): void {
    const outer = { left: this.#left, width: this.#width };
    const top = this.#doc.y;
    this.#width = (outer.width - 16) / 2;
    this.draw(left);
    const leftBottom = this.#doc.y;
    this.#left = outer.left + this.#width + 16;
    this.#doc.y = top;
    this.draw(right);
    this.#doc.y = Math.max(leftBottom, this.#doc.y);
    this.#left = outer.left;
    this.#width = outer.width;
  }
}
