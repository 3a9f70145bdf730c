import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { type StateCode, stateNames } from "../src/law/states/stateNames.ts";
import { type StateFile, type StateFileInput, stateFileSchema } from "./stateFileSchema.ts";

export const codes = Object.keys(stateNames) as StateCode[];

/** `sdk/data/states/new-york.yaml` */
export function stateFilePath(code: StateCode): string {
  const file = `${stateNames[code].toLowerCase().replaceAll(" ", "-")}.yaml`;
  return path.join(import.meta.dirname, "states", file);
}

/**
 * All files as they were written.
 * @throws with the file's name, line and column where one is not YAML.
 */
export function readStateFiles(): Readonly<Record<StateCode, StateFileInput>> {
  return Object.fromEntries(codes.map((code) => [code, readStateFile(code)])) as Record<
    StateCode,
    StateFileInput
  >;
}

/** @throws where a file does not follow the schema; `npm test -- data` lists what is wrong. */
export function parseStateFiles(): readonly StateFile[] {
  return Object.values(readStateFiles()).map((file) => stateFileSchema.parse(file));
}

function readStateFile(code: StateCode): StateFileInput {
  const file = stateFilePath(code);
  try {
    return parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${path.basename(file)}: ${error instanceof Error ? error.message : error}`);
  }
}
