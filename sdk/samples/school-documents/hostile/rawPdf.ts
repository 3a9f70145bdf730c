/** An object of a PDF: its dictionary, and its stream's bytes if it has any. */
export interface RawObject {
  readonly dictionary: string;
  readonly stream?: Uint8Array;
}

/**
 * Writes a PDF from its objects, for files that pdfkit does not write.
 *
 * @param objects numbered from 1; the first is the catalog.
 */
export function rawPdf(objects: readonly RawObject[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const write = (chunk: string | Uint8Array) => {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, "latin1") : chunk;
    chunks.push(bytes);
    length += bytes.length;
  };
  write("%PDF-1.7\n");
  const offsets = objects.map(({ dictionary, stream }, index) => {
    const offset = length;
    write(`${index + 1} 0 obj\n`);
    if (stream) {
      write(`<< ${dictionary} /Length ${stream.length} >>\nstream\n`);
      write(stream);
      write("\nendstream");
    } else {
      write(`<< ${dictionary} >>`);
    }
    write("\nendobj\n");
    return offset;
  });
  const table = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) write(`${String(offset).padStart(10, "0")} 00000 n \n`);
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(chunks);
}
