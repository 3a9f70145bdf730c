// `npm run cluster`; `npm run bench` runs scripts beside it.
import "./node-version.mjs";
import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { buildPackages } from "./build-packages.mjs";
import { install } from "./install.mjs";
import { environment, node24 } from "./node-24.mjs";
import { PlainError, runCommand } from "./plain-error.mjs";
import { root } from "./repository.mjs";
import { provideSystemPrograms } from "./system-programs.mjs";

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await runCommand(async () => {
    await install();
    const results = await buildPackages([], { sayUnchanged: false });
    if (results.some(({ state }) => state === "failed"))
      throw new PlainError("Not started, because a build failed.");
    process.exitCode = await runCluster([]);
  });

/**
 * Runs the cluster until it is stopped, or until the script behind `--with` in `words` ends.
 * @returns the exit code.
 */
export async function runCluster(words, settings = {}) {
  const { problems } = await provideSystemPrograms(["mariadb", "cluster"]);
  for (const problem of Object.values(problems)) throw new PlainError(problem);
  return new Promise((resolve) => {
    const child = spawn(node24(), [".ci/cluster/run.ts", ...words], {
      cwd: root,
      env: environment(settings),
      stdio: "inherit",
    });
    // Ctrl-C also reaches the cluster, which stops its processes; wait for that.
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
    child.on("close", (code) => resolve(code ?? 1));
  });
}
