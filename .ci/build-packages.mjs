import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { inputHash } from "./input-hash.mjs";
import { environment, node24, workspaceScript } from "./node-24.mjs";
import { PlainError } from "./plain-error.mjs";
import { readManifest, readStamp, root, writeStamp } from "./repository.mjs";
import { runToEnd } from "./run-to-end.mjs";

/**
 * What is built, and what must be built before it. A workspace has a build script; anything else names its `folder` and
 * `program`. `reads` are further folders that the build reads, and `setting` an environment variable.
 */
const packages = [
  // What the server says in Spanish; the server itself runs as it is written.
  { name: "api", after: [], program: "sdk/i18n/buildServer.ts" },
  { name: "widgets", after: [] },
  // It reads the widgets' sources, not what they are built to.
  { name: "dashboard", after: [] },
  { name: "examples", after: ["widgets"] },
  {
    name: "wordpress",
    after: [],
    folder: "integrations/wordpress",
    program: "integrations/wordpress/build/build.ts",
    reads: ["sdk", "widgets"],
    setting: "PUBLIC_ORIGIN",
  },
  {
    name: "docs",
    after: ["widgets", "wordpress"],
    folder: "docs/site",
    program: "docs/site/build.ts",
    reads: ["integrations/wordpress", "integrations/frameworks"],
  },
  { name: "storybook", after: ["widgets"] },
];

const atOnce = 2;
const linesOnFailure = 60;

/**
 * Builds the named packages (all without names) and those they need, leaving out what has not changed.
 * Returns what became of each: `{ name, state: "built" | "unchanged" | "failed" | "not reached" | "no build script" }`.
 */
export async function buildPackages(names = [], { say = console.log, sayUnchanged = true } = {}) {
  const wanted = choose(names);
  const results = new Map();
  const started = new Map();
  const tell = (name, text, isNews = true) => {
    if (isNews || sayUnchanged) say(`  ${name.padEnd(10)} ${text}`);
  };
  const isReady = (entry) => entry.after.every((name) => !wanted.includes(name) || results.has(name));
  while (results.size < wanted.length) {
    for (const name of wanted) {
      const entry = packages.find((one) => one.name === name);
      if (started.has(name) || started.size - results.size >= atOnce || !isReady(entry)) continue;
      const isBlocked = entry.after.some((before) => results.get(before) === "failed");
      const state = isBlocked ? Promise.resolve("not reached") : buildOne(entry, names.includes(name), tell);
      started.set(
        name,
        state.then((result) => results.set(name, result)),
      );
    }
    const open = [...started].filter(([name]) => !results.has(name)).map(([, promise]) => promise);
    await Promise.race(open);
  }
  return wanted.map((name) => ({ name, state: results.get(name) }));
}

function choose(names) {
  const unknown = names.find((name) => !packages.some((entry) => entry.name === name));
  if (unknown) {
    throw new PlainError(
      `There is no build named "${unknown}"; there are ${packages.map((entry) => entry.name).join(", ")}.`,
    );
  }
  const isWanted = ({ name }) =>
    names.length === 0 ||
    names.includes(name) ||
    packages.some((entry) => names.includes(entry.name) && entry.after.includes(name));
  return packages.filter(isWanted).map((entry) => entry.name);
}

/**
 * For code that writes a package's output in another way: the next build rebuilds the package even if its sources are
 * unchanged.
 */
export function forgetBuild(name) {
  writeStamp(stampOf(name), "");
}

function stampOf(name) {
  return `build-${name}`;
}

async function buildOne({ name, folder = name, program, reads, setting }, isAskedFor, tell) {
  if (!program && !readManifest(name)?.scripts?.build) {
    tell(name, `has no build script in ${name}/package.json`);
    return isAskedFor ? "failed" : "no build script";
  }
  const stamp = stampOf(name);
  const dist = path.join(root, folder, "dist");
  // Computed before the build, so that edits made during it are built the next time.
  const hash = inputHash(folder, reads) + ((setting && process.env[setting]) ?? "");
  if (readStamp(stamp) === hash && fs.existsSync(dist)) {
    tell(name, "unchanged", false);
    return "unchanged";
  }
  forgetBuild(name);
  const began = Date.now();
  const command = program ? { program: node24(), words: [program] } : workspaceScript("build", name);
  const { code, output } = await runToEnd({ ...command, env: environment() });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (code !== 0) {
    const lines = stripVTControlCharacters(output).trimEnd().split("\n").slice(-linesOnFailure).join("\n");
    tell(name, `FAILED after ${seconds} s\n\n${lines}\n`);
    return "failed";
  }
  if (!fs.existsSync(dist)) {
    tell(name, `FAILED: its build ended well but left no ${folder}/dist`);
    return "failed";
  }
  writeStamp(stamp, hash);
  tell(name, `built in ${seconds} s`);
  return "built";
}
