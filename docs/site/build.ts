import { cpSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { build } from "vitepress";

// `npm run build -- docs`: the site in `dist`, with the WordPress plugin that its pages link to.
const here = import.meta.dirname;
const dist = join(here, "dist");

await build(here);
cpSync(join(here, "../../integrations/wordpress/dist"), join(dist, "wordpress"), { recursive: true });
for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" }))
  if (/\.(js|css)$/.test(name)) await compress(join(dist, name));

/** For the server to send. It compresses the pages itself, once it has written our origin into them. */
async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
}
