import { spawn } from "node:child_process";
import readline from "node:readline";
import { setTimeout } from "node:timers/promises";
import { environment } from "./node-24.mjs";
import { root } from "./repository.mjs";
import { hasGroups, killGroup } from "./run-to-end.mjs";

const stopSeconds = 5;
const running = new Set();

// Should the command end in any other way than by stop(), nothing it started stays behind.
process.on("exit", () => {
  for (const child of running) killGroup(child, "SIGKILL");
});

/** Starts one process of `npm run dev`; each of its lines appears behind its name. */
export function startWatcher({ name, program, words, shell = false, env }) {
  const child = spawn(program, words, {
    cwd: root,
    env: environment(env),
    shell,
    detached: hasGroups,
    // An open pipe: Vite's commands take the end of their input as a request to end.
    stdio: ["pipe", "pipe", "pipe"],
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    readline
      .createInterface({ input: stream })
      .on("line", (line) => console.log(`${name.padEnd(10)}| ${line}`));
  }
  child.stdin.on("error", () => undefined);
  const ended = new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
  });

  async function stop() {
    killGroup(child, "SIGTERM");
    await Promise.race([groupIsGone(child), setTimeout(stopSeconds * 1000)]);
    killGroup(child, "SIGKILL");
    running.delete(child);
  }

  return { name, ended, stop };
}

/** npm and `node --watch` may be gone before what they started is. */
async function groupIsGone(child) {
  while (isAlive(hasGroups ? -child.pid : child.pid)) await setTimeout(50);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
