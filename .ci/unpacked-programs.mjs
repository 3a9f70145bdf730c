import fs from "node:fs";
import path from "node:path";
import { findProgram, isProgram } from "./find-program.mjs";
import { root } from "./repository.mjs";
import { runToEnd } from "./run-to-end.mjs";
import { makeTemporaryFolder, removeTemporaryFolder } from "./temporary-folder.mjs";

/** The root of the files that were taken out of packages. */
export const programsFolder = path.join(root, ".data", "programs");

/** Where the programs lie that were taken out of Debian's packages without installing these. */
export const unpackedPrograms = path.join(programsFolder, "usr", "bin");

/** The path of a program of the system, else of one that was unpacked here, else undefined. */
export function findProgramOrUnpacked(name) {
  const file = path.join(unpackedPrograms, name);
  return findProgram(name) ?? (isProgram(file) ? file : undefined);
}

/**
 * Takes the files of Debian's packages into this checkout: nothing is installed, no service started. Returns the exit code, and what was printed.
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
