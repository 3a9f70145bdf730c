import fs from "node:fs";
import path from "node:path";

/** Servers lie where the PATH of an ordinary account does not lead. */
const furtherFolders = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/** The path of a program by its name, or undefined. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), ...furtherFolders];
  const file = process.platform === "win32" ? `${name}.exe` : name;
  return folders.map((folder) => folder && path.join(folder, file)).find(isProgram);
}

/** Whether a file is there and may be run. */
export function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
