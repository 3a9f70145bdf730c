import type { Theme } from "../blocks.ts";

/** Draws one box, checked or not, in the theme's way; `name` is the field's name where it is fillable. */
export function drawBox(
  doc: PDFKit.PDFDocument,
  { boxes, size }: Theme,
  isOn: boolean,
  at: { readonly x: number; readonly y: number; readonly name: string },
): void {
  if (boxes === "form") {
    drawFormBox(doc, size, isOn, at);
  } else if (boxes === "dingbats" || boxes === "checkmarks") {
    const on = boxes === "dingbats" ? "8" : "4";
    // The metrics of this font have no ascender, so its baseline is at `y`.
    doc.font("ZapfDingbats").fontSize(size);
    doc.text(isOn ? on : "o", at.x + 2, at.y + size * 0.75, { lineBreak: false });
  } else if (boxes === "squares") {
    doc
      .rect(at.x + 2, at.y, size, size)
      .lineWidth(0.6)
      .stroke();
    if (isOn) doc.text("X", at.x + 4, at.y, { lineBreak: false });
  } else {
    const [on, off] = typed[boxes];
    doc.text(isOn ? on : off, at.x + 2, at.y, { lineBreak: false });
  }
}

const typed = { brackets: ["[X]", "[ ]"], parentheses: ["(x)", "( )"], blanks: ["_X_", "___"] } as const;

/** pdfkit's own check box has neither a state nor an appearance, so the field and its annotation are made by hand. */
function drawFormBox(
  doc: PDFKit.PDFDocument,
  size: number,
  isOn: boolean,
  { x, y, name }: { readonly x: number; readonly y: number; readonly name: string },
): void {
  const state = isOn ? "Yes" : "Off";
  const appearance = (content: string) => {
    const ref = doc.ref({ Type: "XObject", Subtype: "Form", BBox: [0, 0, size, size] });
    ref.end(content);
    return ref;
  };
  const box = `0.5 0.5 ${size - 1} ${size - 1} re S`;
  const cross = `1 1 m ${size - 1} ${size - 1} l S 1 ${size - 1} m ${size - 1} 1 l S`;
  const field = doc.formField(name);
  const widget = {
    Subtype: "Widget",
    F: 4,
    Parent: field,
    AS: state,
    AP: { N: { Yes: appearance(`${box} ${cross}`), Off: appearance(box) } },
  };
  doc.annotate(x + 4, y, size, size, widget as object);
  Object.assign(field.data, { FT: "Btn", V: state, Kids: [doc.page.annotations.at(-1)] });
}
