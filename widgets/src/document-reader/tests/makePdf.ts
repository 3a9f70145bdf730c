import { deflateSync } from "node:zlib";

/** Text on a page: from the left and from the bottom, in points. */
export interface Drawn {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isBold?: boolean;
}

export interface PdfParts {
  /** One array per page. */
  readonly pages: readonly (readonly Drawn[])[];
  /** Form fields of the first page, as the inside of their dictionaries. */
  readonly fields?: readonly string[];
  /** Further entries of the catalog and of the trailer. */
  readonly catalog?: string;
  readonly trailer?: string;
  /** Takes the place of every page's content, already packed, with the dictionary's further entries. */
  readonly content?: { readonly packed: Buffer; readonly entries: string };
}

/** Writes a PDF by hand (ISO 32000-1, 7.5), so that tests can also make hostile ones. */
export function makePdf({
  pages,
  fields = [],
  catalog = "",
  trailer = "",
  content,
}: PdfParts): Buffer<ArrayBuffer> {
  const objects: (string | Buffer)[] = [];
  const add = (object: string | Buffer) => objects.push(object);
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
  const firstPage = 5;
  const firstField = firstPage + pages.length * 2;
  const range = (count: number, from: number, step: number) =>
    Array.from({ length: count }, (_, index) => `${from + index * step} 0 R`).join(" ");
  add(
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${range(fields.length, firstField, 1)}] >> ${catalog} >>`,
  );
  add(`<< /Type /Pages /Kids [${range(pages.length, firstPage, 2)}] /Count ${pages.length} >>`);
  add(font("Helvetica"));
  add(font("Helvetica-Bold"));
  for (const [index, page] of pages.entries()) {
    const own = firstPage + index * 2;
    const fieldsHere = index === 0 ? range(fields.length, firstField, 1) : "";
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${own + 1} 0 R /Annots [${fieldsHere}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    );
    const packed = content?.packed ?? deflateSync(page.map(operators).join("\n"));
    const entries = content?.entries ?? "/Filter /FlateDecode";
    add(
      Buffer.concat([
        Buffer.from(`<< /Length ${packed.length} ${entries} >>\nstream\n`),
        packed,
        Buffer.from("\nendstream"),
      ]),
    );
  }
  for (const field of fields) add(`<< /Type /Annot /Subtype /Widget ${field} >>`);
  return written(objects, trailer);
}

function operators({ text, x, y, isBold }: Drawn): string {
  return `BT /${isBold ? "F2" : "F1"} 10 Tf ${x} ${y} Td (${text.replace(/[\\()]/g, "\\$&")}) Tj ET`;
}

function written(objects: readonly (string | Buffer)[], trailer: string): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  let at = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  const push = (part: string | Buffer) => {
    const bytes = typeof part === "string" ? Buffer.from(part, "latin1") : part;
    parts.push(bytes);
    at += bytes.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    push(`${index + 1} 0 obj\n`);
    push(object);
    push("\nendobj\n");
  }
  const table = at;
  push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) push(`${String(offset).padStart(10, "0")} 00000 n \n`);
  push(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}
