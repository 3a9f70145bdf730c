import type { Theme } from "../blocks.ts";

const faces = {
  Helvetica: { plain: "Helvetica", bold: "Helvetica-Bold", italic: "Helvetica-Oblique" },
  Times: { plain: "Times-Roman", bold: "Times-Bold", italic: "Times-Italic" },
  Courier: { plain: "Courier", bold: "Courier-Bold", italic: "Courier-Oblique" },
} as const;

/** The pages of a PDF with the place where the next block is drawn. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly theme: Theme;
  /** The column that is drawn in, in points. */
  left: number;
  width: number;
  #formFields = 0;

  constructor(doc: PDFKit.PDFDocument, theme: Theme) {
    this.doc = doc;
    this.theme = theme;
    this.left = theme.margin;
    this.width = doc.page.width - 2 * theme.margin;
    this.font("plain");
    if (theme.boxes === "form") doc.initForm();
  }

  font(face: "plain" | "bold" | "italic", size = this.theme.size): void {
    const shown = face === "bold" && this.theme.noBold ? "plain" : face;
    this.doc.font(faces[this.theme.font][shown]).fontSize(size);
  }

  get bottom(): number {
    return this.doc.page.height - this.theme.margin;
  }

  /** Starts a new page unless `height` fits on this one. */
  makeRoom(height: number): void {
    if (this.doc.y + height > this.bottom) this.newPage();
  }

  newPage(): void {
    this.doc.addPage();
    this.doc.y = this.theme.margin;
  }

  nextFieldName(): string {
    this.#formFields += 1;
    return `field${this.#formFields}`;
  }

  /** Draws the header and footer of each page, when the number of pages is known. */
  drawMargins(): void {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page);
      // Text below the bottom margin would start a new page.
      this.doc.page.margins.bottom = 0;
      const { margin, header, footer } = this.theme;
      if (header) this.#drawMargin(header(page + 1, count), margin / 2 - 4);
      if (footer) this.#drawMargin(footer(page + 1, count), this.doc.page.height - margin / 2 - 4);
    }
  }

  #drawMargin(words: readonly string[], y: number): void {
    this.font("plain", Math.min(8, this.theme.size));
    const aligns = ["left", "center", "right"] as const;
    for (const [index, align] of aligns.entries()) {
      const word = words[index];
      if (word) this.doc.text(word, this.left, y, { width: this.width, align, lineBreak: false });
    }
  }
}
