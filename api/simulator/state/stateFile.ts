import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { emptyState } from "./emptyState.ts";
import type { SimulatorState } from "./records.ts";

/** Where everything is kept over a restart. */
export interface StateKeeper {
  load(): SimulatorState;
  /** Writes beside the file and renames, so that a crash leaves the old state or the new one, whole. */
  save(state: SimulatorState): void;
}

/** @param file none: everything is gone at the end. */
export function createStateKeeper(file: string | undefined): StateKeeper {
  if (file === undefined) return { load: emptyState, save: () => undefined };
  return {
    load: () => (existsSync(file) ? readState(file) : emptyState()),
    save(state) {
      mkdirSync(dirname(file), { recursive: true });
      const unfinished = `${file}.unfinished`;
      writeFileSync(unfinished, JSON.stringify(state));
      renameSync(unfinished, file);
    },
  };
}

function readState(file: string): SimulatorState {
  try {
    const kept: Partial<SimulatorState> = JSON.parse(readFileSync(file, "utf8"));
    return { ...emptyState(), ...kept };
  } catch (error) {
    throw new Error(`The payment simulator cannot read ${file}: remove it to begin anew.`, { cause: error });
  }
}
