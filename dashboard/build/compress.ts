import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { distFolder } from "./vite.ts";

/** Writes a `.gz` and a `.br` beside every text file, for the server to hand out. Fonts are compressed already. */
export async function compressFiles(): Promise<void> {
  const names = readdirSync(distFolder, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((name) => /\.(js|css|html|svg|txt)$/.test(name))) {
    const path = `${distFolder}/${name}`;
    const bytes = await readFile(path);
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
  }
}
