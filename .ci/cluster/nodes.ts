import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { clusterEnvironment, findClusterPrograms } from "../cluster-programs.mjs";
import { PlainError } from "../plain-error.mjs";
import type { Reader } from "../production/reader.ts";

/** A database node at an address of its own on the loopback network, with MariaDB's usual ports. */
export interface DatabaseNode {
  readonly address: string;
  /** Resolves when it is a member of the cluster that has all data. @param isFirst begins a new cluster. */
  start(isFirst?: boolean): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** Stops answering and keeps every connection open, as behind a network that swallows everything. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
  /** Rows as lines, columns with tabs between them. @throws while it does not answer. */
  rows(statement: string): Promise<string[]>;
}

const readySeconds = 90;

/** @param reader runs the block `galera` of the guide, which writes the settings of a node. */
export function createNode(
  folder: string,
  address: string,
  addresses: readonly string[],
  reader: Pick<Reader, "does">,
): DatabaseNode {
  const programs = findClusterPrograms();
  if (!programs) throw new PlainError("The programs of a cluster are not installed.");
  const env = clusterEnvironment(process.env);
  const inside = (name: string) => path.join(folder, name);
  const settings = inside("node.cnf");
  let child: ChildProcess | undefined;

  async function prepare(): Promise<void> {
    fs.mkdirSync(inside("data"), { recursive: true });
    const guides = inside("galera.cnf");
    await reader.does("galera", {
      NODE: address,
      NODES: addresses.join(),
      GALERA: guides,
      GALERA_LIBRARY: programs?.galera ?? "",
      STATE_TRANSFER: "root:",
    });
    // What Debian's own files set, and what a small machine needs. The data is thrown away in the end.
    const own = [
      ...["[mariadbd]", "user=root", `datadir=${inside("data")}`, `socket=${inside("socket")}`],
      ...[`pid_file=${inside("pid")}`, "port=3306", "max_connections=300"],
      ...["innodb_buffer_pool_size=128M", "innodb_flush_log_at_trx_commit=0", "innodb_doublewrite=0"],
      `!include ${guides}`,
    ];
    fs.writeFileSync(settings, `${own.join("\n")}\n`);
  }

  /** How far a killed node had replicated, so that it receives only what it missed. */
  function recoveredPosition(): string[] {
    const words = [`--defaults-file=${settings}`, "--wsrep-recover", "--log-error-verbosity=3"];
    const { stderr } = spawnSync(programs?.server ?? "", words, { env, encoding: "utf8" });
    const [, position] = /Recovered position: (\S+)/.exec(stderr) ?? [];
    return position && !position.startsWith("00000000") ? [`--wsrep-start-position=${position}`] : [];
  }

  function install(): void {
    const words = [`--defaults-file=${settings}`, "--auth-root-authentication-method=normal"];
    const { status, stdout, stderr } = spawnSync(
      programs?.installer ?? "",
      [...words, "--skip-test-db", "--user=root", "--wsrep-on=OFF"],
      { env, encoding: "utf8" },
    );
    if (status !== 0) throw new PlainError(`A node's data could not be made:\n${stdout}${stderr}`);
  }

  const rows = (statement: string) =>
    new Promise<string[]>((resolve, reject) => {
      const words = ["--no-defaults", "--connect-timeout=2", `--socket=${inside("socket")}`, "--user=root"];
      execFile(
        "mariadb",
        [...words, "--batch", "--skip-column-names", "--execute", statement],
        { env, timeout: 60_000, maxBuffer: 64 * 1024 * 1024 },
        (error, stdout, stderr) =>
          error ? reject(new Error(stderr || error.message)) : resolve(stdout.split("\n").filter(Boolean)),
      );
    });

  const isRunning = () => child?.pid !== undefined && child.exitCode === null && child.signalCode === null;

  async function untilSynced(): Promise<void> {
    const deadline = Date.now() + readySeconds * 1000;
    while (isRunning() && Date.now() < deadline) {
      const state = await rows("SHOW STATUS LIKE 'wsrep_local_state_comment'").catch(() => []);
      if (state[0]?.endsWith("\tSynced")) return;
      await pause(200);
    }
    const log = fs.readFileSync(inside("log"), "utf8").trimEnd().split("\n").slice(-15).join("\n");
    throw new PlainError(`The database node ${address} did not join the cluster:\n${log}`);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!isRunning() || !child) return;
    const ended = new Promise((resolve) => child?.once("exit", resolve));
    child.kill(signal);
    const force = setTimeout(() => child?.kill("SIGKILL"), 20_000);
    await ended;
    clearTimeout(force);
  }

  process.on("exit", () => child?.kill("SIGKILL"));
  return {
    address,
    rows,
    async start(isFirst = false) {
      await prepare();
      const isNew = fs.readdirSync(inside("data")).length === 0;
      if (isNew && isFirst) install();
      const words = isFirst ? ["--wsrep-new-cluster"] : isNew ? [] : recoveredPosition();
      const log = fs.openSync(inside("log"), "a");
      // Ctrl-C on the terminal must not reach it: it is ended in order.
      child = spawn(programs.server, [`--defaults-file=${settings}`, ...words], {
        env,
        stdio: ["ignore", log, log],
        detached: true,
      });
      child.on("error", () => undefined);
      fs.closeSync(log);
      await untilSynced();
    },
    kill: () => end("SIGKILL"),
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
    async stop() {
      child?.kill("SIGCONT");
      await end("SIGTERM");
    },
  };
}
