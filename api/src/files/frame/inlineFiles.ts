import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { whileUnchanged } from "../whileUnchanged.ts";

/** A built file whose text is part of a page. */
export interface InlineFile {
  readonly text: string;
  /** What a content security policy calls exactly this text. */
  readonly source: string;
}

/** A script of this many characters has a pre-rendered screen; a longer one is better kept by the browser's cache. */
const longest = 48_000;

/**
 * Files of the elements' build for the frame's page, which would otherwise wait for one more round trip.
 * @param folder the build's output. @returns from a file's name to its text, or null where there is no such file, or it
 * is long, or its text would end the tag that it is in.
 */
export function createInlineFiles(folder: string) {
  const kept = whileUnchanged<InlineFile | null>();
  return (file: string): Promise<InlineFile | null> => kept(join(folder, file), inlined).catch(() => null);
}

async function inlined(path: string): Promise<InlineFile | null> {
  const text = await readFile(path, "utf8");
  if (text.length > longest || /<\/(script|style)|<!--/i.test(text)) return null;
  return { text, source: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
}
