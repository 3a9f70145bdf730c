import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { borrowNode } from "./borrow-node.mjs";
import { areInstalled, leftOut } from "./installed-packages.mjs";
import { PlainError } from "./plain-error.mjs";
import { checkBeforeInstall } from "./preflight.mjs";
import { showProgress } from "./progress.mjs";
import { readStamp, root, writeStamp } from "./repository.mjs";
import { runToEnd } from "./run-to-end.mjs";

const stamp = "installed";
/** `Path` on Windows. */
const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";

/** Installs the packages that the lock file names, when they are not there already. */
export async function install() {
  if (isInstalled()) return;
  checkBeforeInstall();
  const finish = showProgress("Installing packages");
  const { code, output } = await npmCi();
  if (code !== 0) {
    finish("The install failed");
    throw new PlainError(`${lastLines(output, 25)}\n\n${explain(output)}`);
  }
  writeStamp(stamp, lockHash());
  finish("Packages installed");
}

function isInstalled() {
  const hash = lockHash();
  if (readStamp(stamp) === hash) return true;
  if (!areInstalled()) return false;
  writeStamp(stamp, hash);
  return true;
}

function lockHash() {
  try {
    return createHash("sha256")
      .update(fs.readFileSync(path.join(root, "package-lock.json")))
      .digest("hex");
  } catch {
    throw new PlainError(
      "package-lock.json is missing: restore it from the repository and run the command again.",
    );
  }
}

/** Uses this machine's Node if it is recent enough, else one downloaded for the install. */
async function npmCi() {
  const env = environmentWithoutOurNode();
  const first = await runNpmCi(env);
  const isOld = Number(process.versions.node.split(".")[0]) < 24;
  if (first.code !== 0 || !isOld || leftOut().length === 0) return first;
  const { folder, code, output } = await borrowNode(env);
  return folder ? runNpmCi(withFirst(env, folder)) : { code, output };
}

function runNpmCi(env) {
  const cli = process.env.npm_execpath;
  const npm = cli?.endsWith("npm-cli.js") ? { program: "node", words: [cli] } : { program: "npm", words: [] };
  return runToEnd({
    program: npm.program,
    // Vite and TypeScript are development packages, and NODE_ENV=production would leave them out.
    words: [...npm.words, "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    env,
    shell: process.platform === "win32",
  });
}

/** `npm ci` deletes node_modules first, so it must not run on the Node that lies there. */
export function environmentWithoutOurNode() {
  const ours = path.join(root, "node_modules");
  const others = readPath(process.env).filter((folder) => !folder.startsWith(ours));
  return { ...process.env, [pathName]: others.join(path.delimiter) };
}

function withFirst(env, folder) {
  return { ...env, [pathName]: [folder, ...readPath(env)].join(path.delimiter) };
}

function readPath(env) {
  return (env[pathName] ?? "").split(path.delimiter);
}

const explanations = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH/,
    "npm could not reach its package registry: check the network and npm's proxy and registry settings, then run the command again.",
  ],
  [
    /\bE40[13]\b|\b40[13] (Unauthorized|Forbidden)/,
    "The package registry refused access: check npm's registry and log-in settings, then run the command again.",
  ],
  [
    /\bE404\b|ETARGET/,
    "The package registry does not have a package that package-lock.json names: check npm's registry setting, then run the command again.",
  ],
  [/ENOSPC/, "The disk is full: make 2 GB free and run the command again."],
  [
    /EACCES|EPERM/,
    "npm may not write here: check who owns this folder and npm's cache, then run the command again.",
  ],
  [
    /EUSAGE|in sync/,
    "package.json and package-lock.json do not fit together: run `npm install`, commit package-lock.json, and run the command again.",
  ],
  [/spawn npm ENOENT/, "npm was not found: install Node together with npm and run the command again."],
];

function explain(output) {
  const known = explanations.find(([sign]) => sign.test(output));
  return known ? known[1] : "npm could not install the packages; its last lines are above.";
}

function lastLines(text, count) {
  return text.trimEnd().split("\n").slice(-count).join("\n");
}
