import { spawn } from "node:child_process";
import type { Guide } from "./guide.ts";

/** What a block printed, and whether all of its commands did what they should. */
export interface Done {
  readonly code: number;
  readonly said: string;
}

/** Somebody who reads the guide and types what stands there. */
export interface Reader {
  /** Runs a block. @throws with what it printed when one of its commands failed. */
  does(name: string, further?: Values): Promise<string>;
  /** Runs a block that may fail. */
  tries(name: string, further?: Values): Promise<Done>;
  /** The blocks that were never run. */
  left(): readonly string[];
}

export type Values = Readonly<Record<string, string>>;

/**
 * @param values one for each name of the block "values", in its place.
 * @param environment what the shell gets beside them.
 */
export function createReader(guide: Guide, values: Values, environment: NodeJS.ProcessEnv): Reader {
  const unknown = Object.keys(values).filter((name) => !guide.values.includes(name));
  const missing = guide.values.filter((name) => !(name in values));
  if (unknown.length + missing.length > 0)
    throw new Error(`The guide's values are others: ${[...unknown, ...missing].join(", ")}.`);
  const done = new Set<string>();
  const tries = (name: string, further: Values = {}) => {
    done.add(name);
    return runBash(assignments({ ...values, ...further }) + guide.block(name), environment);
  };
  return {
    tries,
    async does(name, further) {
      const { code, said } = await tries(name, further);
      if (code !== 0) throw new Error(`The guide's block "${name}" failed (exit code ${code}):\n${said}`);
      return said;
    },
    left: () => guide.names.filter((name) => !done.has(name)),
  };
}

function assignments(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}='${value.replaceAll("'", `'\\''`)}'\n`)
    .join("");
}

/** Stops at the first command that fails, as a careful reader does. */
function runBash(script: string, env: NodeJS.ProcessEnv): Promise<Done> {
  return new Promise((resolve, reject) => {
    const child = spawn("bash", ["-euo", "pipefail", "-c", script], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, said }));
  });
}
