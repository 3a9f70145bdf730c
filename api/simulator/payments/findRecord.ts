import { missing } from "../rest/ProviderError.ts";

/** @returns the object with this id. @throws {ProviderError} 404, as the provider words it. */
export function findRecord<Kept>(
  table: Readonly<Record<string, Kept>>,
  id: string,
  kind: string,
  param?: string,
): Kept {
  const found = Object.hasOwn(table, id) ? table[id] : undefined;
  if (found === undefined) throw missing(kind, id, param);
  return found;
}

/** @returns an object that another one refers to, and that must exist. */
export function linked<Kept>(table: Readonly<Record<string, Kept>>, id: string): Kept {
  const found = table[id];
  if (found === undefined) throw new Error(`The simulator has lost ${id}.`);
  return found;
}
