import { inflateRawSync } from "node:zlib";

/** The files of a Word file, by name, as text. */
export async function wordParts(word: Blob): Promise<Readonly<Record<string, string>>> {
  const zip = Buffer.from(await word.arrayBuffer());
  const parts: Record<string, string> = {};
  // One local header after the other, each with its sizes, as the docx library writes them.
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    const end = start + zip.readUInt32LE(at + 18);
    const isDeflated = zip.readUInt16LE(at + 8) === 8;
    const content = zip.subarray(start, end);
    const name = zip.toString("utf8", at + 30, at + 30 + zip.readUInt16LE(at + 26));
    parts[name] = (isDeflated ? inflateRawSync(content) : content).toString("utf8");
    at = end;
  }
  return parts;
}
