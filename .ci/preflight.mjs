import fs from "node:fs";
import path from "node:path";
import { brought } from "./node-24.mjs";
import { PlainError } from "./plain-error.mjs";
import { root } from "./repository.mjs";

const GB = 1024 ** 3;
const neededForInstall = 2 * GB;
const modules = path.join(root, "node_modules");

/** Checks what an install needs, which would otherwise fail late and unclearly. */
export function checkBeforeInstall() {
  if (!brought() && Number(process.versions.node.split(".")[0]) < 24) {
    throw new PlainError(
      `For ${process.platform} on ${process.arch} the install brings no Node: put Node 24 or newer on the PATH (this one is ${process.versions.node}) and run the command again.`,
    );
  }
  const free = freeBytes();
  if (free < neededForInstall) {
    throw new PlainError(
      `Only ${(free / GB).toFixed(1)} GB are free on the disk that holds this folder; make 2 GB free and run the command again.`,
    );
  }
  // `npm ci` empties node_modules before it fills it. Through a link, it would empty another folder.
  if (fs.lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new PlainError(
      "node_modules is a link to another folder, which the install would empty: remove the link and run the command again.",
    );
  }
  // A running .exe cannot be replaced, and from the second start on, this script runs on the .exe in node_modules.
  if (process.platform === "win32" && process.execPath.startsWith(root)) {
    throw new PlainError(
      "The packages have changed since the last install: run `npm ci` and then this command again.",
    );
  }
}

function freeBytes() {
  // Node before 18.15 has no statfs, and skips this check.
  if (!fs.statfsSync) return Number.POSITIVE_INFINITY;
  const disk = fs.statfsSync(root);
  return disk.bavail * disk.bsize;
}
