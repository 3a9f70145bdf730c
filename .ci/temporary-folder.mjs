import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const sharedMemory = "/dev/shm";
const folders = new Set();

// Cleans up even if the process is interrupted.
process.on("exit", () => {
  for (const folder of folders) removeTemporaryFolder(folder);
});

/** A new folder, removed when the process ends. */
export function makeTemporaryFolder(name, parent = os.tmpdir()) {
  const folder = fs.mkdtempSync(path.join(parent, `iep-${name}-`));
  folders.add(folder);
  return folder;
}

/** The same, in shared memory if at least 1 GB is free there (Linux): for data that no test needs after a crash. */
export function makeFolderInMemory(name) {
  return makeTemporaryFolder(name, hasRoom(sharedMemory) ? sharedMemory : undefined);
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize > 1e9;
  } catch {
    return false;
  }
}

export function removeTemporaryFolder(folder) {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  folders.delete(folder);
}
