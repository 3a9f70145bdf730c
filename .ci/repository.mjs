import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root, wherever it was cloned to. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The folder of this checkout for databases and logs of the running product. */
export const logFolder = path.join(root, ".data", "logs");

/** Records of what is installed and built; a new install deletes them. */
export const stampFolder = path.join(root, "node_modules", ".iep-insider");

export function readStamp(name) {
  try {
    return fs.readFileSync(path.join(stampFolder, name), "utf8");
  } catch {
    return "";
  }
}

export function writeStamp(name, text) {
  fs.mkdirSync(stampFolder, { recursive: true });
  fs.writeFileSync(path.join(stampFolder, name), text);
}

export function readManifest(folder) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, folder, "package.json"), "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}
