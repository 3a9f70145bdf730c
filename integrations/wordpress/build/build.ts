// `npm run build -- wordpress`: makes dist/iep-insider.zip from the plugin's files and the product's tables. The same
// sources give the same bytes. PUBLIC_ORIGIN, if set, is the server address that the plugin begins with.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createCatalog } from "./catalog.ts";
import { createPot } from "./pot.ts";
import { spaceSheet } from "./spaceSheet.ts";
import { createZip } from "./zip.ts";

const here = path.dirname(fileURLToPath(import.meta.url));
const plugin = path.join(here, "../plugin");
const target = path.join(here, "../dist/iep-insider.zip");

const catalog = createCatalog(process.env["PUBLIC_ORIGIN"] ?? "");
const files = new Map(
  readFiles(plugin).map((name) => [name, fs.readFileSync(path.join(plugin, name), "utf8")]),
);
for (const name of ["iep-insider.php", "readme.txt"])
  change(name, (text) => text.replace("0.0.0", catalog.version));
change("block/block.json", (text) => withAttributes(text));
files.set("catalog.json", JSON.stringify(catalog));
for (const { id, tag } of catalog.tools) files.set(`css/${tag}.css`, spaceSheet(id));
files.set("languages/iep-insider.pot", createPot(files));

fs.mkdirSync(path.dirname(target), { recursive: true });
fs.writeFileSync(target, createZip([...files].map(([name, text]) => [`iep-insider/${name}`, text])));

function readFiles(folder: string): string[] {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}

function change(name: string, to: (text: string) => string): void {
  const text = files.get(name);
  const changed = text === undefined ? undefined : to(text);
  if (changed === undefined || changed === text) throw new Error(`Nothing was filled in in plugin/${name}.`);
  files.set(name, changed);
}

/** A site's key is in the plugin's settings and not in every block. */
function withAttributes(text: string): string {
  const properties = catalog.attributes.filter(({ name }) => name !== "site-key");
  const attributes = Object.fromEntries(properties.map(({ property }) => [property, { type: "string" }]));
  return `${JSON.stringify({ ...JSON.parse(text), attributes: { tool: { type: "string" }, ...attributes } }, null, 2)}\n`;
}
