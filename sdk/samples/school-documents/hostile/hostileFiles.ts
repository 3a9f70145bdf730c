import { deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { heading, text } from "../blocks.ts";
import { bytesOf, renderPdf } from "../renderPdf.ts";
import { renderWord } from "../renderWord.ts";
import { rawPdf } from "./rawPdf.ts";
import { zip } from "./zip.ts";

/** A file as a parent might choose it. */
export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const laid = {
  theme: { font: "Helvetica", size: 11, margin: 60, heading: "plain", boxes: "brackets" },
  blocks: [heading("Individualized Education Program", 1), text("Student: Wilder Invented")],
} as const;

/** A PDF that begins well and is random bytes after its header. */
export function corruptPdf(): ChosenFile {
  // A linear congruential generator, so that the bytes are the same each time.
  let state = 1;
  const noise = Uint8Array.from({ length: 20_000 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >> 16;
  });
  return { name: "iep.pdf", bytes: Buffer.concat([Buffer.from("%PDF-1.7\n"), noise]) };
}

/** A PDF of which only the first part was downloaded. */
export async function truncatedPdf(): Promise<ChosenFile> {
  const bytes = await renderPdf(laid);
  return { name: "iep.pdf", bytes: bytes.slice(0, Math.floor(bytes.length * 0.6)) };
}

/** A PDF that opens only with `password`. */
export async function encryptedPdf(password: string): Promise<ChosenFile> {
  const doc = new PDFDocument({ userPassword: password, ownerPassword: `${password}-owner` });
  doc.text("Student: Wilder Invented");
  return { name: "iep.pdf", bytes: await bytesOf(doc) };
}

/** A PDF with a line of text on each of many pages. */
export async function longPdf(pages = 2000): Promise<ChosenFile> {
  const doc = new PDFDocument({ autoFirstPage: false });
  for (let page = 1; page <= pages; page++) doc.addPage().text(`Page ${page} of ${pages}`);
  return { name: "records.pdf", bytes: await bytesOf(doc) };
}

/** A PDF that runs JavaScript when it is opened, where a reader allows it. */
export function pdfWithJavaScript(): ChosenFile {
  const script = "app.alert('opened'); app.launchURL('https://attacker.example/'); while (true) {}";
  return {
    name: "iep.pdf",
    bytes: rawPdf([
      { dictionary: `/Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (${escaped(script)}) >>` },
      ...onePage({
        dictionary: "",
        stream: Buffer.from("BT /F1 12 Tf 72 700 Td (Student: Wilder Invented) Tj ET"),
      }),
    ]),
  };
}

/** A PDF of some kilobytes whose page is `megabytes` long when it is unpacked. */
export function flateBombPdf(megabytes = 1024): ChosenFile {
  const content = deflateSync(deflateSync(Buffer.alloc(megabytes * 1_048_576, " ")));
  return {
    name: "iep.pdf",
    bytes: rawPdf([
      { dictionary: "/Type /Catalog /Pages 2 0 R" },
      ...onePage({ dictionary: "/Filter [/FlateDecode /FlateDecode]", stream: content }),
    ]),
  };
}

/** A Word file of about a megabyte whose text is `megabytes` long when it is unpacked. */
export function flateBombWord(megabytes = 1024): ChosenFile {
  const start = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>`;
  const end = "</w:t></w:r></w:p></w:body></w:document>";
  const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
  const relationships = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
  return {
    name: "iep.docx",
    bytes: zip({
      "[Content_Types].xml": Buffer.from(contentTypes),
      "_rels/.rels": Buffer.from(relationships),
      "word/document.xml": Buffer.concat([
        Buffer.from(start),
        Buffer.alloc(megabytes * 1_048_576, "a"),
        Buffer.from(end),
      ]),
    }),
  };
}

/** Files whose ending does not say what they are. */
export async function wrongExtensions(): Promise<readonly ChosenFile[]> {
  return [
    { name: "iep.pdf", bytes: await renderWord(laid) },
    { name: "iep.docx", bytes: await renderPdf(laid) },
    { name: "iep.pdf", bytes: Buffer.from("Dear parent, please find the IEP attached.") },
    { name: "iep.docx", bytes: zip({ "notes.txt": Buffer.from("Not a Word file.") }) },
  ];
}

/** A file without any bytes. */
export function emptyFile(name = "iep.pdf"): ChosenFile {
  return { name, bytes: new Uint8Array() };
}

function onePage(content: { dictionary: string; stream: Uint8Array }) {
  return [
    { dictionary: "/Type /Pages /Kids [3 0 R] /Count 1" },
    {
      dictionary:
        "/Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>",
    },
    content,
    { dictionary: "/Type /Font /Subtype /Type1 /BaseFont /Helvetica" },
  ];
}

const escaped = (words: string) => words.replace(/[()\\]/g, "\\$&");
