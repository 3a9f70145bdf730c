import { runToEnd } from "../run-to-end.mjs";
import type { Guide } from "./guide.ts";

/** Plays an operator who reads the guide and types its commands. */
export interface Reader {
  /** Runs a block. @throws with what it printed when one of its commands failed. */
  does(name: string, further?: Values): Promise<string>;
  /** Runs a block that may fail. */
  tries(name: string, further?: Values): Promise<{ readonly code: number; readonly output: string }>;
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
    const script = assignments({ ...values, ...further }) + guide.block(name);
    // Stops at the first command that fails, as a careful reader does.
    return runToEnd({ program: "bash", words: ["-euo", "pipefail", "-c", script], env: environment });
  };
  return {
    tries,
    async does(name, further) {
      const { code, output } = await tries(name, further);
      if (code !== 0) throw new Error(`The guide's block "${name}" failed (exit code ${code}):\n${output}`);
      return output;
    },
    left: () => guide.names.filter((name) => !done.has(name)),
  };
}

function assignments(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}='${value.replaceAll("'", `'\\''`)}'\n`)
    .join("");
}
