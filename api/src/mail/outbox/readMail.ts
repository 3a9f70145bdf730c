/** A mail in the outbox, as its page shows it. */
export interface StoredMail {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly html: string;
}

/**
 * Reads an `.eml` file that the outbox wrote: headers, and two parts in quoted-printable. It handles
 * only the MIME that we write.
 */
export function readMail(file: string): StoredMail {
  const { headers, body } = splitOff(file.replaceAll("\r\n", "\n"));
  const boundary = /boundary="([^"]+)"/.exec(headerOf(headers, "Content-Type"))?.[1];
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1).map(readPart) : [];
  const partOf = (type: string) => parts.find((part) => part.type.startsWith(type))?.content ?? "";
  return { headers, text: partOf("text/plain"), html: partOf("text/html") };
}

export function headerOf(headers: StoredMail["headers"], name: string): string {
  return headers.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1] ?? "";
}

function readPart(part: string) {
  const { headers, body } = splitOff(part.replace(/^\n/, ""));
  const isPlain = headerOf(headers, "Content-Transfer-Encoding") === "7bit";
  return {
    type: headerOf(headers, "Content-Type"),
    content: isPlain ? body : fromQuotedPrintable(body),
  };
}

function splitOff(text: string) {
  const end = text.indexOf("\n\n");
  const head = end < 0 ? text : text.slice(0, end);
  // A long header continues on lines that begin with a space.
  const lines = head.replace(/\n[ \t]+/g, " ").split("\n");
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
  });
  return { headers, body: end < 0 ? "" : text.slice(end + 2) };
}

function fromQuotedPrintable(text: string): string {
  const joined = text.replace(/=\n/g, "");
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
