// `npm run release` publishes the npm package; with --dry-run it does everything but write and publish.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { addSection, type Change, sectionOf } from "./npm/changelogSection.ts";
import { checkTarball } from "./npm/checkTarball.ts";
import { packageFolder, widgetsFolder } from "./vite.ts";

interface Plan {
  readonly changesets: readonly Change[];
  readonly releases: readonly { readonly name: string; readonly newVersion: string }[];
}

const root = resolve(widgetsFolder, "..");
const changelog = join(widgetsFolder, "CHANGELOG.md");
const changesetProgram = join(root, "node_modules/@changesets/cli/bin.js");
const scratch = mkdtempSync(join(tmpdir(), "iep-release-"));
const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });

try {
  release(values["dry-run"]);
} catch (error) {
  console.error(`Nothing was published. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true });
}

function release(isDry: boolean): void {
  const { changesets, releases } = readPlan();
  const next = releases.find(({ name }) => name === "@iep-insider/widgets")?.newVersion;
  const section = next ? sectionOf(next, changesets) : null;
  if (section && !isDry) writeVersion(section);
  else {
    if (section) console.log(`It would write this to widgets/CHANGELOG.md:\n\n${section}`);
    else console.log("There are no changes in .changeset, so the changelog stays the same.");
    publish(isDry);
  }
}

function publish(isDry: boolean): void {
  if (!isDry) refuseUnready();
  const tarball = pack();
  checkTarball(tarball);
  console.log(`Packed and checked with publint and attw: ${basename(tarball)}`);
  if (isDry) console.log("Dry run: nothing was written, and nothing was published.");
  else console.log(run("npm", ["publish", tarball, "--provenance", "--access", "public"]));
}

/** Reads the release plan from the files in .changeset. */
function readPlan(): Plan {
  const isEmpty = !readdirSync(join(root, ".changeset")).some((name) => name.endsWith(".md"));
  if (isEmpty) return { changesets: [], releases: [] };
  const file = join(scratch, "plan.json");
  run(process.execPath, [changesetProgram, "status", `--output=${file}`]);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Writes the changelog and the version, to be committed: only reviewed commits are published. */
function writeVersion(section: string): void {
  writeFileSync(changelog, addSection(readFileSync(changelog, "utf8"), section));
  run(process.execPath, [changesetProgram, "version"]);
  run("npm", ["install", "--package-lock-only", "--no-audit", "--no-fund"]);
  console.log("The version and the changelog are written. Commit them, and release from that commit.");
}

/** @throws {Error} that lists what is missing, before anything is built. */
function refuseUnready(): void {
  const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const missing = [
    ...(run("git", ["status", "--porcelain"]) ? ["a clean working tree: commit or stash your changes"] : []),
    ...(process.env["NODE_AUTH_TOKEN"]
      ? []
      : ["NODE_AUTH_TOKEN: a granular npm token with write access to @iep-insider"]),
    ...(process.env["ACTIONS_ID_TOKEN_REQUEST_URL"]
      ? []
      : ["a CI job with the permission `id-token: write`: npm signs provenance only there"]),
    ...(repository ? [] : ["`repository` in package.json: npm compares the provenance with it"]),
  ];
  if (missing.length > 0)
    throw new Error(`Publishing needs\n${missing.map((line) => `  - ${line}`).join("\n")}`);
}

/** @returns the path of the tarball. */
function pack(): string {
  run(process.execPath, [join(widgetsFolder, "build/build.ts")]);
  const listed = run("npm", ["pack", "--json", "--pack-destination", scratch], packageFolder);
  const [{ filename = "" } = {}]: { filename?: string }[] = JSON.parse(listed);
  return join(scratch, filename);
}

function run(program: string, words: readonly string[], cwd = root): string {
  return execFileSync(program, words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}
