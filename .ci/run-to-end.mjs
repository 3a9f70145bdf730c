import { spawn } from "node:child_process";
import { root } from "./repository.mjs";

const running = new Set();

/**
 * Runs a program to its end and gives its exit code and all it printed. It gets a process group of its own,
 * so that whatever it started ends with it when time runs out or the person stops us.
 * @param {{ program: string, words?: string[], shell?: boolean, env?: NodeJS.ProcessEnv, cwd?: string, minutes?: number }} command
 * @returns {Promise<{ code: number, output: string, isLate: boolean }>}
 */
export function runToEnd({ program, words = [], minutes = 60, cwd = root, ...options }) {
  return new Promise((resolve) => {
    const stdio = ["ignore", "pipe", "pipe"];
    const child = spawn(program, words, { ...options, cwd, detached: hasGroups, stdio });
    running.add(child);
    let output = "";
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    let isLate = false;
    const deadline = setTimeout(() => {
      isLate = true;
      killGroup(child, "SIGKILL");
    }, minutes * 60_000);
    const end = (code) => {
      clearTimeout(deadline);
      running.delete(child);
      resolve({ code, output, isLate });
    };
    child.on("error", (error) => {
      keep(`${error.message}\n`);
      end(1);
    });
    child.on("close", (code) => end(code ?? 1));
  });
}

// Nothing that was started outlives this process.
process.on("exit", () => {
  for (const child of running) killGroup(child, "SIGKILL");
});

export const hasGroups = process.platform !== "win32";

/** A signal to a process and all it started. */
export function killGroup(child, signal) {
  try {
    if (hasGroups && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
