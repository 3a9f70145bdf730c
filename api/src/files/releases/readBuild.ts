import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** What a build of the elements says of itself. */
export interface Build {
  /** Of the package `widgets`: `1.0.0`. */
  readonly version: string;
  /** Its scripts by name, below its folder. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly integrity: string }>>;
  /** The same for two builds whose scripts are the same, byte by byte. */
  readonly hash: string;
}

const manifest = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  files: z.record(z.string(), z.object({ bytes: z.int(), integrity: z.string() })),
});

/**
 * @param folder as the build of widgets leaves it; it writes `manifest.json` last.
 * @returns null where nothing is built, or a build is under way.
 */
export async function readBuild(folder: string): Promise<Build | null> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => null);
  const read = manifest.safeParse(parsed(text));
  if (!read.success) return null;
  const { version, files } = read.data;
  return { version, files, hash: hashOf(files) };
}

/** @returns null if it is not JSON. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function hashOf(files: Build["files"]): string {
  const hash = createHash("sha256");
  for (const [name, { integrity }] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name} ${integrity}\n`);
  return hash.digest("hex");
}
