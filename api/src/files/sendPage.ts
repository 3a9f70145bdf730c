import { extname } from "node:path";
import type { Request, Response } from "express";
import type { FilledPage } from "./filledPages.ts";

/**
 * Answers with a page that is kept in memory, in the best way the browser takes; 304 when it has just this one.
 * @param file its name, for the type.
 */
export function sendPage(
  request: Request,
  response: Response,
  { page, file, cacheControl }: { page: FilledPage; file: string; cacheControl: string },
): void {
  const encoding = (["br", "gzip"] as const).find((name) => request.acceptsEncodings(name)) ?? "identity";
  response.vary("Accept-Encoding");
  response.type(extname(file));
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
  response.set("Cache-Control", cacheControl);
  response.set("ETag", page[encoding].etag);
  response.send(page[encoding].bytes);
}
