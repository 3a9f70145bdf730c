import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A server under measurement, in a process of its own. */
export interface BenchServer {
  readonly origin: string;
  /** A value that it reported at the start, by name. @throws if it did not report it. */
  readonly told: (name: string) => string;
  /** Waits until the server is idle. @returns what its process has used since it started. */
  taken(): Promise<Taken>;
  stop(): Promise<void>;
}

export interface Taken {
  /** User and system, in microseconds. */
  readonly processorTime: number;
  /** Sent to the database. */
  readonly statements: number;
}

/**
 * Starts one of the server scripts of `api/tests/bench`.
 * @param settings its whole environment. @param nodeOptions options of its Node, such as `--cpu-prof`.
 * @throws if it exits instead of listening.
 */
export async function startBenchServer(
  script: string,
  settings: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<BenchServer> {
  const path = fileURLToPath(new URL(`../../../api/tests/bench/${script}`, import.meta.url));
  const child = fork(path, {
    env: { PATH: process.env["PATH"], ...settings },
    execArgv: [...nodeOptions],
    // The log is discarded, but writing it is part of the measured work.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const known = await heardFrom(child);
  return {
    origin: `http://127.0.0.1:${String(known["port"])}`,
    told(name) {
      const value = known[name];
      if (typeof value !== "string") throw new Error(`${script} did not report its ${name}.`);
      return value;
    },
    async taken() {
      child.send("at rest?");
      const { processorTime, statements } = await heardFrom(child);
      if (typeof processorTime !== "number" || typeof statements !== "number")
        throw new Error(`${script} did not report what it used.`);
      return { processorTime, statements };
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}

async function heardFrom(child: ChildProcess): Promise<Readonly<Record<string, unknown>>> {
  const heard = new AbortController();
  const { signal } = heard;
  try {
    const said: unknown[] = await Promise.race([
      once(child, "message", { signal }),
      once(child, "exit", { signal }).then(([code]) => {
        throw new Error(`A server under measurement ended, with code ${String(code)}.`);
      }),
    ]);
    const [message] = said;
    if (typeof message !== "object" || message === null) throw new Error("A server sent an invalid message.");
    return { ...message };
  } finally {
    heard.abort();
  }
}
