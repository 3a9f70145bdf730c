import { crc32, deflateRawSync } from "node:zlib";

/** 1 January 1980, the first moment that the format knows: the same files give the same bytes. */
const date = 0x0021;

/**
 * A zip archive (PKWARE's APPNOTE, 4.3), in the order of the names.
 * @param files path in the archive, and text.
 */
export function createZip(files: readonly (readonly [name: string, text: string])[]): Buffer {
  const written: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes, { level: 9 });
    const path = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0); // The version needed to unpack.
    shared.writeUInt16LE(0x0800, 2); // Names are UTF-8.
    shared.writeUInt16LE(8, 4); // Deflated.
    shared.writeUInt16LE(date, 8);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([signature(0x04034b50), shared, path, packed]);
    const further = Buffer.alloc(14);
    further.writeUInt32LE((0o100644 << 16) >>> 0, 6); // A file that its owner may write and everyone may read.
    further.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([signature(0x02014b50), version(0x0314), shared, further, path]));
    written.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...written, entries, signature(0x06054b50), end]);
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

/** That Unix permissions follow. */
function version(number: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(number);
  return bytes;
}
