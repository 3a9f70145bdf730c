import { DocumentError } from "../DocumentProblem.ts";

/**
 * Unpacks every file of a zip without keeping it, since the sizes that a zip tells about itself may be false.
 * Source: PKWARE's APPNOTE.TXT 6.3.10, sections 4.3.12 and 4.3.16.
 * @param most bytes in all, unpacked; fewer of it are held at any time.
 * @returns the bytes of all files, unpacked.
 * @throws {DocumentError} "unpacks-too-large", or "damaged" when it is no zip.
 */
export async function unpackedSize(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  try {
    for (const { offset, packed, method } of filesIn(view)) {
      const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
      const content = bytes.subarray(start, start + packed);
      size += method === stored ? content.length : await inflatedSize(content, most - size);
      if (size > most) throw new DocumentError("unpacks-too-large");
    }
  } catch (error) {
    throw error instanceof DocumentError ? error : new DocumentError("damaged", error);
  }
  return size;
}

const stored = 0;
const mostFiles = 5_000;
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

function* filesIn(view: DataView): Generator<{ offset: number; packed: number; method: number }> {
  // The end record is 22 bytes and a comment of at most 65,535.
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== endOfDirectory) end--;
  let at = view.getUint32(end + 16, true);
  for (let file = 0; at + 4 <= view.byteLength && view.getUint32(at, true) === directoryEntry; file++) {
    if (file >= mostFiles) throw new DocumentError("unpacks-too-large");
    yield {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    };
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

async function inflatedSize(content: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const reader = new Blob([content]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return size;
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw new DocumentError("unpacks-too-large");
    }
  }
}
