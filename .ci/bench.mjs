// `npm run bench -- embed`
import "./node-version.mjs";
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { buildPackages } from "./build-packages.mjs";
import { runCluster } from "./cluster.mjs";
import { install } from "./install.mjs";
import { findMariaDb, withMariaDb } from "./mariadb.mjs";
import { environment, node24 } from "./node-24.mjs";
import { PlainError, runCommand } from "./plain-error.mjs";
import { root } from "./repository.mjs";
import { findChromium } from "./system-programs.mjs";

const folder = path.join("examples", "bench");
/** Those that use the server's own parts. */
const ofApi = { faults: path.join("api", "tests", "faults", "faults.ts") };
/** Those that run beside a cluster of three database nodes; others do with `--cluster`. */
const onCluster = { cluster: path.join("api", "tests", "cluster", "cluster.ts") };
/** Those that measure against a database server, unless `--sqlite` says otherwise. */
const onMariaDb = ["admin", "api"];
/** Those that measure what was built. */
const ofBuilds = ["embed", "pages"];

await runCommand(async () => {
  const [name, ...words] = process.argv.slice(2);
  const names = listNames();
  if (!name) {
    console.log(
      names.length
        ? `Benchmarks: ${names.join(", ")}. Run one by \`npm run bench -- ${names[0]}\`.`
        : "There are no benchmarks yet.",
    );
    return;
  }
  if (!names.includes(name))
    throw new PlainError(`There is no benchmark named "${name}"; there are ${names.join(", ") || "none"}.`);
  if (ofBuilds.includes(name) && !findChromium())
    throw new PlainError(
      `The benchmark "${name}" measures in Chromium, which is not installed. \`npm test\` installs it.`,
    );
  await install();
  if (name in ofApi) {
    process.exitCode = await run(ofApi[name], words);
    return;
  }
  if (name in onCluster) {
    process.exitCode = await runCluster(["--with", onCluster[name], ...words]);
    return;
  }
  if (ofBuilds.includes(name)) await build();
  const file = path.join(folder, `${name}.ts`);
  if (onMariaDb.includes(name) && words.includes("--cluster")) {
    process.exitCode = await runCluster(["--with", file, ...words]);
    return;
  }
  process.exitCode =
    onMariaDb.includes(name) && !words.includes("--sqlite")
      ? await runOnMariaDb(name, file, words)
      : await run(file, words);
});

async function build() {
  const results = await buildPackages([], { sayUnchanged: false });
  if (results.some(({ state }) => state === "failed"))
    throw new PlainError("Not measured, because a build failed.");
}

function runOnMariaDb(name, file, words) {
  if (!findMariaDb())
    throw new PlainError(`The benchmark "${name}" measures on MariaDB, whose server is not installed.`);
  return withMariaDb((url) => run(file, words, { BENCH_DATABASE_URL: url }));
}

function listNames() {
  const place = path.join(root, folder);
  const files = fs.readdirSync(place).filter((file) => /^[^.]+\.ts$/.test(file));
  return [
    ...files.map((file) => file.slice(0, -".ts".length)),
    ...Object.keys(ofApi),
    ...Object.keys(onCluster),
  ].sort();
}

function run(file, words, settings = {}) {
  return new Promise((resolve) => {
    const chromium = findChromium();
    const env = environment({ ...settings, ...(chromium && { CHROMIUM_PATH: chromium }) });
    const child = spawn(node24(), [file, ...words], { cwd: root, env, stdio: "inherit" });
    // Ctrl-C also reaches the benchmark, which cleans up; wait for that.
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
    child.on("close", (code) => resolve(code ?? 1));
  });
}
