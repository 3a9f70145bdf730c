import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { SimulatorState } from "./records.ts";

/** Where everything is kept over a restart. */
export interface StateKeeper {
  load(): SimulatorState;
  /** Writes beside the file and renames, so that a crash leaves the old state or the new one, whole. */
  save(state: SimulatorState): void;
}

/** Raised when the types in `records.ts` change: a file of another version is discarded. */
const version = 2;

/** @param file none: everything is gone at the end. */
export function createStateKeeper(file: string | undefined): StateKeeper {
  if (file === undefined) return { load: emptyState, save: () => undefined };
  return {
    load: () => (existsSync(file) ? readState(file) : emptyState()),
    save(state) {
      mkdirSync(dirname(file), { recursive: true });
      const unfinished = `${file}.unfinished`;
      writeFileSync(unfinished, JSON.stringify({ version, state }));
      renameSync(unfinished, file);
    },
  };
}

function readState(file: string): SimulatorState {
  try {
    const kept: { version?: number; state?: SimulatorState } = JSON.parse(readFileSync(file, "utf8"));
    return kept.version === version && kept.state ? kept.state : emptyState();
  } catch (error) {
    throw new Error(`The payment simulator cannot read ${file}: remove it to start over.`, { cause: error });
  }
}

function emptyState(): SimulatorState {
  return {
    customers: {},
    prices: {},
    sessions: {},
    paymentIntents: {},
    disputes: {},
    subscriptions: {},
    invoices: {},
    portalSessions: {},
    events: {},
    answers: {},
  };
}
