import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { findProgram } from "./find-program.mjs";
import { PlainError } from "./plain-error.mjs";
import { findFreePort } from "./ports.mjs";
import { makeFolderInMemory, removeTemporaryFolder } from "./temporary-folder.mjs";

const running = new Set();
const readySeconds = 60;

/**
 * Calls `use(url)` with the address of a fresh MariaDB server on this machine (root, no password), and takes
 * the server and its data away afterwards, whatever happens.
 */
export async function withMariaDb(use) {
  const server = await startMariaDb();
  try {
    return await use(`mysql://root@127.0.0.1:${server.port}/`);
  } finally {
    await server.stop();
  }
}

/** The two programs, when MariaDB's server is installed. */
export function findMariaDb() {
  const server = findProgram("mariadbd");
  const installer = findProgram("mariadb-install-db");
  return server && installer ? { server, installer } : undefined;
}

async function startMariaDb() {
  const programs = findMariaDb();
  if (!programs) throw new PlainError("MariaDB's server is not installed.");
  const folder = makeFolderInMemory("mariadb");
  // Only root has to name the account, and MariaDB refuses root unless it is named.
  const account = process.getuid?.() === 0 ? ["--user=root"] : [];
  const entry = { folder, child: undefined };
  running.add(entry);
  cleanUpOnExit();
  try {
    createDataFolder(programs.installer, folder, account);
    const port = await findFreePort();
    entry.child = startServer(programs.server, folder, port, account);
    await waitUntilReady(entry.child, port, folder);
    return { port, stop: () => stop(entry) };
  } catch (error) {
    await stop(entry);
    throw error;
  }
}

function createDataFolder(installer, folder, account) {
  const { status, stdout, stderr } = spawnSync(
    installer,
    [
      "--no-defaults",
      `--datadir=${path.join(folder, "data")}`,
      "--auth-root-authentication-method=normal",
      "--skip-test-db",
      ...account,
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new PlainError(`MariaDB could not create a data folder:\n${stdout}${stderr}`);
}

function startServer(program, folder, port, account) {
  const log = fs.openSync(path.join(folder, "server.log"), "a");
  const child = spawn(
    program,
    [
      "--no-defaults",
      `--datadir=${path.join(folder, "data")}`,
      `--socket=${path.join(folder, "socket")}`,
      `--pid-file=${path.join(folder, "pid")}`,
      `--port=${port}`,
      "--bind-address=127.0.0.1",
      "--skip-networking=0",
      "--max-connections=300",
      // The data is thrown away, so nothing needs to survive a power cut.
      "--innodb-flush-log-at-trx-commit=0",
      "--innodb-doublewrite=0",
      "--skip-log-bin",
      "--innodb-flush-method=nosync",
      ...account,
    ],
    // Ctrl-C on the terminal must not end the server under the tests; cleanUpOnExit does it in order.
    { stdio: ["ignore", log, log], detached: true },
  );
  fs.closeSync(log);
  child.on("error", () => undefined);
  return child;
}

async function waitUntilReady(child, port, folder) {
  const deadline = Date.now() + readySeconds * 1000;
  while (Date.now() < deadline && child.pid && child.exitCode === null && child.signalCode === null) {
    if (await greets(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const log = fs.readFileSync(path.join(folder, "server.log"), "utf8");
  throw new PlainError(`MariaDB did not become ready:\n${log.split("\n").slice(-20).join("\n")}`);
}

/** A server that is ready speaks first; a port that is merely open does not. */
function greets(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    const answer = (isReady) => {
      socket.destroy();
      resolve(isReady);
    };
    socket.setTimeout(1000, () => answer(false));
    socket.once("data", () => answer(true));
    socket.once("error", () => answer(false));
  });
}

async function stop(entry) {
  const { child } = entry;
  if (child?.pid && child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const force = setTimeout(() => child.kill("SIGKILL"), 10_000);
    child.kill("SIGTERM");
    await ended;
    clearTimeout(force);
  }
  remove(entry);
}

function remove(entry) {
  removeTemporaryFolder(entry.folder);
  running.delete(entry);
}

let willCleanUp = false;

function cleanUpOnExit() {
  if (willCleanUp) return;
  willCleanUp = true;
  process.on("exit", () => {
    for (const entry of running) {
      entry.child?.kill("SIGKILL");
      remove(entry);
    }
  });
  // Without a listener, a signal ends the process immediately, without running the "exit" handler above.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));
}
