import { createHash } from "node:crypto";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Request, Response } from "express";

/** A page in each content encoding. */
export type FinishedPage = Readonly<Record<"br" | "gzip" | "identity", Sendable>>;

interface Sendable {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Compresses a page that is kept in memory and sent many times. */
export async function finishPage(text: string): Promise<FinishedPage> {
  const bytes = Buffer.from(text);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes)]);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return {
    br: { bytes: br, etag: `"${hash}-br"` },
    gzip: { bytes: gzipped, etag: `"${hash}-gz"` },
    identity: { bytes, etag: `"${hash}"` },
  };
}

/**
 * Sends a page from memory in the best encoding that the browser accepts; 304 if it has this version.
 * @param file its name, for the type.
 */
export function sendPage(
  request: Request,
  response: Response,
  { page, file, cacheControl }: { page: FinishedPage; file: string; cacheControl: string },
): void {
  const encoding = (["br", "gzip"] as const).find((name) => request.acceptsEncodings(name)) ?? "identity";
  response.vary("Accept-Encoding");
  response.type(extname(file));
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
  response.set("Cache-Control", cacheControl);
  response.set("ETag", page[encoding].etag);
  response.send(page[encoding].bytes);
}
