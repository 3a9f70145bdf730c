import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { whileUnchanged } from "../whileUnchanged.ts";

const manifest = z.object({
  elements: z.record(z.string(), z.object({ first: z.array(z.string()) })),
});

/**
 * The files that a tool needs for its first screen: its page names them all, so that a phone waits for them once.
 * @param folder as the build of widgets leaves it.
 * @returns from a tag to names below that folder, the tool's own first; none where nothing is built or a build is under
 * way, and the tool then asks for them itself.
 */
export function createFirstFiles(folder: string) {
  const kept = whileUnchanged<z.infer<typeof manifest>>();
  const path = join(folder, "manifest.json");
  return async (tag: string): Promise<readonly string[]> => {
    const built = await kept(path, read).catch(() => null);
    return built?.elements[tag]?.first ?? [];
  };
}

async function read(path: string) {
  return manifest.parse(JSON.parse(await readFile(path, "utf8")));
}
