import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const folders = new Set();

// A process that is stopped in the middle leaves nothing behind.
process.on("exit", () => {
  for (const folder of folders) removeTemporaryFolder(folder);
});

export function makeTemporaryFolder(name) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `iep-${name}-`));
  folders.add(folder);
  return folder;
}

export function removeTemporaryFolder(folder) {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  folders.delete(folder);
}
