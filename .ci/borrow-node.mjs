import fs from "node:fs";
import path from "node:path";
import { brought } from "./node-24.mjs";
import { readManifest } from "./repository.mjs";
import { runToEnd } from "./run-to-end.mjs";
import { makeTemporaryFolder } from "./temporary-folder.mjs";

/**
 * Fetches the project's Node into a temporary folder, for an install that must not run on this machine's.
 * Returns the folder to put first on the PATH, or npm's exit code and output when that failed.
 */
export async function borrowNode(env) {
  const program = brought();
  const [name] = program.split("/");
  const version = readManifest(".").optionalDependencies[name];
  const folder = makeTemporaryFolder("node");
  fs.writeFileSync(path.join(folder, "package.json"), "{}");
  const { code, output } = await runToEnd({
    program: "npm",
    words: ["install", `${name}@${version}`, "--no-audit", "--no-fund", "--loglevel=error"],
    cwd: folder,
    env,
    shell: process.platform === "win32",
  });
  if (code !== 0) return { code, output };
  return { folder: path.dirname(path.join(folder, "node_modules", program)) };
}
