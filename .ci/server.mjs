import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { environment, node24 } from "./node-24.mjs";
import { PlainError } from "./plain-error.mjs";
import { logFolder, root } from "./repository.mjs";
import { hasGroups, killGroup } from "./run-to-end.mjs";

const startMinutes = 3;
const stopSeconds = 15;
const stopWithParent = pathToFileURL(path.join(root, ".ci", "stop-with-parent.mjs")).href;

/**
 * Starts one of the product's servers under Node 24, its output in a log file.
 * - `listening` resolves with the port when the server says over IPC that it listens, and throws when it takes too long
 * - `ended` resolves when the process is gone, with a sentence about how
 * - `stop()` asks it to end, and makes it end if it does not
 */
export function startServer({ name, file, env }) {
  const log = openLog(name);
  const child = spawn(node24(), ["--import", stopWithParent, file], {
    cwd: root,
    env: environment(env),
    // A group of its own: Ctrl-C on the terminal reaches us only, and we stop it once and in order.
    detached: hasGroups,
    stdio: ["ignore", log.handle, log.handle, "ipc"],
  });
  fs.closeSync(log.handle);

  const ended = new Promise((resolve) => {
    child.on("error", (error) => resolve(`The ${name} server could not be started: ${error.message}`));
    child.on("exit", (code, signal) =>
      resolve(`The ${name} server ended by itself (${signal ?? `exit code ${code}`}).`),
    );
  });
  const listening = new Promise((resolve, reject) => {
    const late = new PlainError(
      `The ${name} server was not ready after ${startMinutes} minutes; its log is ${path.relative(root, log.file)}.`,
    );
    const deadline = setTimeout(() => reject(late), startMinutes * 60_000);
    ended.then(() => clearTimeout(deadline));
    child.on("message", (message) => {
      if (!message?.listening) return;
      clearTimeout(deadline);
      resolve(message.listening);
    });
  });

  async function stop() {
    const isRunning = () => child.exitCode === null && child.signalCode === null && child.pid;
    if (!isRunning()) return;
    child.kill("SIGTERM");
    const force = setTimeout(() => killGroup(child, "SIGKILL"), stopSeconds * 1000);
    await ended;
    clearTimeout(force);
  }

  return { name, logFile: log.file, listening, ended, stop };
}

/** The log of this run; the one before is kept beside it, so that a restart does not lose why it was needed. */
function openLog(name) {
  fs.mkdirSync(logFolder, { recursive: true });
  const file = path.join(logFolder, `${name.replaceAll(" ", "-")}.log`);
  if (fs.existsSync(file)) fs.renameSync(file, file.replace(/\.log$/, ".previous.log"));
  return { file, handle: fs.openSync(file, "a") };
}

export function lastLogLines(file, count = 20) {
  const text = fs.readFileSync(file, "utf8").trimEnd();
  if (!text) return " It wrote nothing to its log.";
  return ` The last lines of ${path.relative(root, file)}:\n\n${text.split("\n").slice(-count).join("\n")}`;
}
