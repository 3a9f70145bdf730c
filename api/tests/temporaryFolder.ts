import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
/** What the files of a run take together is a small part of it. */
const enough = 512 * 1024 * 1024;

/** A new folder for a test's files: in memory where the system has room there, since none has to outlive the test. */
export function makeTemporaryFolder(name: string): string {
  return mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `iep-${name}-`));
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > enough;
  } catch {
    return false;
  }
}
