import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { readManifest, root } from "./repository.mjs";

const ignoredFolders = /^(node_modules|dist|\.types|\.data|coverage|test-results|tests)$/;
const ignoredFiles = /\.test\.tsx?$|\.tsbuildinfo$|\.log$|^README\.md$/;
const sharedInputs = ["package-lock.json", "package.json", "tsconfig.json", "tsconfig.base.json"];

/**
 * One hash over all inputs of a package's build: its files, those of the packages it imports, further folders that it
 * reads, and the lock file.
 */
export function inputHash(packageFolder, furtherFolders = []) {
  const hash = createHash("sha1");
  for (const file of sharedInputs) addFile(hash, path.join(root, file));
  for (const folder of [...withImported(packageFolder), ...furtherFolders].sort())
    addFolder(hash, path.join(root, folder));
  return hash.digest("hex");
}

function withImported(folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const manifest = readManifest(folder) ?? {};
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (name.startsWith("@iep-insider/")) withImported(name.slice("@iep-insider/".length), found);
  }
  return found;
}

function addFolder(hash, folder) {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!ignoredFolders.test(entry.name)) addFolder(hash, place);
    } else if (!ignoredFiles.test(entry.name)) {
      addFile(hash, place);
    }
  }
}

function addFile(hash, file) {
  hash.update(`\0${path.relative(root, file)}\0`);
  try {
    hash.update(fs.readFileSync(file));
  } catch (error) {
    // Editors write temporary files that are gone a moment later.
    if (error.code !== "ENOENT") throw error;
  }
}
