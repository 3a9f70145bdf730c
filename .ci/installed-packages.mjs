import fs from "node:fs";
import path from "node:path";
import { root } from "./repository.mjs";

/**
 * Whether node_modules holds what the lock file names: npm records in a hidden lock file what it installed, so after a
 * manual `npm ci` or `npm install` there is no second one to wait for.
 */
export function areInstalled() {
  const wanted = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  const isSame = (place) =>
    installed[place] ? installed[place].integrity === wanted[place].integrity : wanted[place].optional;
  return (
    Object.keys(installed).length > 0 &&
    Object.keys(wanted).every(isSame) &&
    Object.keys(installed).every((place) => wanted[place]) &&
    leftOut().length === 0
  );
}

/**
 * The optional packages made for this machine that are not installed. npm silently leaves out those whose
 * `engines` exclude the Node that it runs on, and Vite's compiler is one.
 */
export function leftOut() {
  const wanted = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  return Object.keys(wanted).filter((place) => !installed[place] && isMadeForThisMachine(wanted[place]));
}

function isMadeForThisMachine({ optional, os, cpu, libc }) {
  if (!optional || !os?.includes(process.platform) || !cpu?.includes(process.arch)) return false;
  return !libc || libc.includes(readLibc());
}

function readLibc() {
  return process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}

/** By their places; without the workspaces, which are links to our own folders. */
function readPackages(file) {
  try {
    const { packages } = JSON.parse(fs.readFileSync(path.join(root, file), "utf8"));
    const entries = Object.entries(packages).filter(
      ([place, entry]) => place.includes("node_modules/") && !entry.link,
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
