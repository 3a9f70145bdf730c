/** A stored or logged value, as a search reads it. */
type Stored = string | number | boolean | Date | Buffer | null;

/**
 * Finds words in a stored value: as they are, in any case; in bytes; and in what base64 or hexadecimal hides.
 * @returns the words that were found.
 */
export function plaintextIn(value: Stored, words: readonly string[]): readonly string[] {
  const readings = readingsOf(value).map((text) => text.toLowerCase());
  return words.filter((word) => readings.some((text) => text.includes(word.toLowerCase())));
}

function readingsOf(value: Stored): readonly string[] {
  if (value === null) return [];
  if (Buffer.isBuffer(value)) return [...textsOf(value), ...hiddenIn(value.toString("latin1"))];
  const text = value instanceof Date ? value.toISOString() : String(value);
  return [text, ...hiddenIn(text)];
}

/** Base64 can begin at each of four places in a longer run. */
function hiddenIn(text: string): readonly string[] {
  const base64 = (text.match(/[\w+/-]{8,}/g) ?? []).flatMap((run) =>
    [0, 1, 2, 3].flatMap((start) => textsOf(Buffer.from(run.slice(start), "base64"))),
  );
  const hex = (text.match(/(?:[\da-f]{2}){4,}/gi) ?? []).flatMap((run) => textsOf(Buffer.from(run, "hex")));
  return [...base64, ...hex];
}

function textsOf(bytes: Buffer): readonly string[] {
  return [bytes.toString("utf8"), bytes.toString("utf16le")];
}
