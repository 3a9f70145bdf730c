import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import type { DocumentProblem } from "../DocumentProblem.ts";
import { makePdf } from "./makePdf.ts";

export interface HostileFile {
  readonly name: string;
  readonly bytes: () => Buffer<ArrayBuffer>;
  /** What the parent is told; null: it is read. */
  readonly problem: DocumentProblem | null;
}

/** Files that are damaged or made to harm, each a few kilobytes. */
export const hostileFiles: readonly HostileFile[] = madeHostileFiles();

function madeHostileFiles(): readonly HostileFile[] {
  const words = [{ text: "Annual goal: Ana will read 90 words a minute.", x: 72, y: 700 }];
  const bomb = () => deflateSync(Buffer.alloc(300 * 1024 * 1024, " "));
  const whole = makePdf({ pages: [words] });
  const file = (name: string, bytes: HostileFile["bytes"], problem: DocumentProblem | null): HostileFile => ({
    name,
    bytes,
    problem,
  });
  const locked =
    "/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <" +
    `${"a5".repeat(32)}> /U <${"5a".repeat(32)}> >> /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]`;
  return [
    file("nothing.pdf", () => Buffer.alloc(0), "empty"),
    file("corrupt.pdf", () => Buffer.from("%PDF-1.7\nnothing that a reader knows"), "damaged"),
    file("half.pdf", () => Buffer.from(whole.subarray(0, 300)), "damaged"),
    file("password.pdf", () => makePdf({ pages: [words], trailer: locked }), "password"),
    file("2000-pages.pdf", () => makePdf({ pages: Array.from({ length: 2000 }, () => words) }), null),
    file(
      "script.pdf",
      () =>
        makePdf({
          pages: [words],
          catalog: "/OpenAction << /S /JavaScript /JS (globalThis.ran = true; while \\(true\\) {}) >>",
        }),
      null,
    ),
    file(
      "bomb.pdf",
      () => makePdf({ pages: [[]], content: { packed: bomb(), entries: "/Filter /FlateDecode" } }),
      "unpacks-too-large",
    ),
    file(
      "bomb-in-bomb.pdf",
      () =>
        makePdf({
          pages: [[]],
          content: { packed: deflateSync(bomb()), entries: "/Filter [/FlateDecode /FlateDecode]" },
        }),
      "unpacks-too-large",
    ),
    file("bomb.docx", () => wordFile(" ".repeat(101 * 1024 * 1024)), "unpacks-too-large"),
    file("other.docx", () => zip({ "notes.txt": "no Word file" }), "wrong-type"),
    file("deep.docx", () => wordFile("<w:p>".repeat(200_000)), "damaged"),
    file(
      "program.pdf",
      () => Buffer.from("\u007fELF\u0002\u0001\u0001\u0000\u0000\u0000", "latin1"),
      "wrong-type",
    ),
    file("page.pdf", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "wrong-type"),
    file("huge.png", () => pngHeader(60_000, 60_000), "too-big"),
  ];
}

/** @param body the XML within `w:body`. */
export function wordFile(body: string): Buffer<ArrayBuffer> {
  const types = "http://schemas.openxmlformats.org/package/2006/content-types";
  const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";
  const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
  const w = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  const w14 = "http://schemas.microsoft.com/office/word/2010/wordml";
  return zip({
    "[Content_Types].xml": `<Types xmlns="${types}"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<w:document xmlns:w="${w}" xmlns:w14="${w14}"><w:body>${body}</w:body></w:document>`,
  });
}

/** Writes a zip by hand (PKWARE's APPNOTE.TXT 6.3.10, section 4.3). */
function zip(files: Readonly<Record<string, string>>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(Buffer.byteLength(content), 18);
    facts.writeUInt16LE(name.length, 22);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, Buffer.from(name), packed]);
    directory.push(Buffer.from("PK\u0001\u0002\u0014\u0000"), facts, offset, Buffer.from(name));
    parts.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, entries, end]);
}

function pngHeader(width: number, height: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(64);
  bytes.write("\u0089PNG\r\n\u001a\n", 0, "latin1");
  bytes.write("IHDR", 12, "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
