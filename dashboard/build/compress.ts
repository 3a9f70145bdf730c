import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { distFolder } from "./vite.ts";

/**
 * Writes a `.gz` and a `.br` beside every text file and WebAssembly module, for the server to hand out. Fonts and pictures are compressed
 * already; the pages are by the server, once it has written our origin into them.
 */
export async function compressFiles(): Promise<void> {
  const names = readdirSync(distFolder, { recursive: true, encoding: "utf8" });
  for (const name of names.filter(
    (name) => /\.(js|css|svg|txt|wasm|webmanifest)$/.test(name) && name !== "robots.txt",
  )) {
    const path = `${distFolder}/${name}`;
    const bytes = await readFile(path);
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
  }
}
