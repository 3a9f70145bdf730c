import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const memory = "/dev/shm";
/** What the files of a run take together is a small part of it. */
const enough = 512 * 1024 * 1024;

/** A new folder for a test's files: in memory where the system has room there, since none has to outlive the test. */
export function makeTemporaryFolder(name: string): string {
  return mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `iep-${name}-`));
}

/** A new folder for the tests of a file, which goes after the last. */
export function useTemporaryFolder(name: string): string {
  const folder = makeTemporaryFolder(name);
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
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
