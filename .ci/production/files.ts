import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Every file below a folder with a hash of what it holds, but for what npm installed. */
export function filesOf(folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const inside = path.relative(folder, file);
    if (inside.split(path.sep).includes("node_modules")) continue;
    files.set(inside, createHash("sha256").update(fs.readFileSync(file)).digest("hex"));
  }
  return files;
}

/** The names of the files that are in one only, or differ. */
export function differences(one: ReadonlyMap<string, string>, two: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...two.keys()])]
    .filter((name) => one.get(name) !== two.get(name))
    .sort();
}
