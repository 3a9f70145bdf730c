import fs from "node:fs";
import path from "node:path";
import { findProgram, isProgram } from "./find-program.mjs";
import { root } from "./repository.mjs";
import { runToEnd } from "./run-to-end.mjs";
import { makeTemporaryFolder, removeTemporaryFolder } from "./temporary-folder.mjs";

/** The root folder of unpacked package files. */
export const programsFolder = path.join(root, ".data", "programs");

/** The folders of programs that were unpacked from Debian packages without installing them. */
export const unpackedPrograms = path.join(programsFolder, "usr", "bin");

/** The path of a system program, else of an unpacked one, else undefined. */
export function findProgramOrUnpacked(name) {
  const file = path.join(unpackedPrograms, name);
  return findProgram(name) ?? (isProgram(file) ? file : undefined);
}

/**
 * Unpacks Debian packages into this checkout, without installing them or starting services. Returns the exit code and
 * the output.
 */
export async function unpackInto(packages) {
  const downloads = makeTemporaryFolder("packages");
  fs.mkdirSync(programsFolder, { recursive: true });
  const steps = [
    ["apt-get", ["download", "-q", ...packages]],
    ["sh", ["-c", `for file in *.deb; do dpkg-deb --extract "$file" '${programsFolder}'; done`]],
  ];
  let output = "";
  for (const [program, words] of steps) {
    const end = await runToEnd({ program, words, cwd: downloads, minutes: 5 });
    output += end.output;
    if (end.code !== 0) return { code: end.code, output };
  }
  removeTemporaryFolder(downloads);
  return { code: 0, output };
}
