import { extname, join } from "node:path";
import type { Request, Response } from "express";
import { isFile } from "./findFile.ts";

/** The build writes these next to a file, best first. Nothing is compressed during a request. */
const encodings = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
] as const;

/**
 * Answers with a file, or with the compressed sibling that the browser understands, if there is one.
 * Content type and cache rules are the original's; the ETag is the compressed sibling's.
 * @param file relative to the folder, as `findFile` returns it.
 * @throws if the file cannot be read; then no response has been sent.
 */
export async function sendFile(
  request: Request,
  response: Response,
  { folder, file, cacheControl }: { folder: string; file: string; cacheControl: string },
): Promise<void> {
  const sibling = await siblingFor(request, join(folder, file));
  response.vary("Accept-Encoding");
  response.type(extname(file) || "application/octet-stream");
  if (sibling) response.set("Content-Encoding", sibling.name);
  response.set("Cache-Control", cacheControl);
  await send(response, folder, file + (sibling?.extension ?? ""));
}

/** A file with a content hash in its name can be cached forever. VitePress puts a point before it. */
export function hasContentHash(file: string): boolean {
  return /(^|\/)assets\/.+[-.][A-Za-z0-9_-]{8}(\.lean)?\.[a-z0-9]+(\.map)?$/.test(file);
}

export const keepForGood = "public, max-age=31536000, immutable";

/** Revalidated at each visit, with 304 if unchanged, so that a release shows immediately. */
export const askAgain = "no-cache";

/** Stable names: after a release, a page may show the old version for five minutes, and never waits for revalidation. */
export const keepBriefly = "public, max-age=300, stale-while-revalidate=86400";

async function siblingFor(request: Request, path: string) {
  for (const encoding of encodings) {
    if (request.acceptsEncodings(encoding.name) && (await isFile(path + encoding.extension))) return encoding;
  }
  return null;
}

function send(response: Response, folder: string, file: string): Promise<void> {
  const options = { root: folder, cacheControl: false, acceptRanges: false };
  return new Promise((resolve, reject) => {
    response.sendFile(file, options, (error?: Error) => {
      // The client disconnected: there is nothing to send, and it is not our error.
      if (error && !response.destroyed && !response.headersSent) reject(error);
      else resolve();
    });
  });
}
