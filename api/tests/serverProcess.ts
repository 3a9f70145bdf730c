import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

const serverScript = resolve(import.meta.dirname, "../src/server.ts");

/** The environment of our programs: nothing of the test's own but these. */
export const processEnvironment = {
  PATH: process.env["PATH"],
  // Half of a start is taking the types out of the sources, which Node does only once with this. The folder of
  // `.ci/test-environment.mjs`, also where a test is run by hand.
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, "../../node_modules/.cache/compiled"),
};

/** The real server, as its own process. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Everything it wrote so far, to both outputs. */
  output(): string;
  /** @returns the exit code. */
  exited: Promise<number | null>;
}

/**
 * Starts the server with these settings and nothing else of our own environment.
 * @param script one that builds the server from other parts.
 */
export function startServer(
  settings: Readonly<Record<string, string>>,
  script = serverScript,
): ServerProcess {
  const child = spawn(process.execPath, [script], {
    env: { ...processEnvironment, ...settings },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
  const exited = once(child, "close").then(([code]) => code as number | null);
  return { child, output: () => output, exited };
}

/** @returns the port, as soon as the process says that it listens. @throws with its output when it ends instead. */
export async function portOf(server: ServerProcess): Promise<number> {
  const message = once(server.child, "message").then(([said]) => said as { listening: number });
  const said = await Promise.race([message, server.exited]);
  if (said === null || typeof said === "number")
    throw new Error(`The server ended (${said}): ${server.output()}`);
  return said.listening;
}

/** The lines of its log so far. */
export function logOf(server: ServerProcess): Record<string, unknown>[] {
  const whole = server.output().split("\n").slice(0, -1);
  return whole.map((line) => JSON.parse(line));
}
