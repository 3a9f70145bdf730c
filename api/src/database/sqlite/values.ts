import type { SQLInputValue } from "node:sqlite";

/** @returns the arguments for a `node:sqlite` statement: one object of names, or the values in order. */
export function toBindings(
  parameters: readonly unknown[] | Readonly<Record<string, unknown>> | undefined,
): SQLInputValue[] {
  if (!parameters) return [];
  if (Array.isArray(parameters)) return parameters.map(toSqlite);
  const named = Object.entries(parameters).map(([name, value]) => [name, toSqlite(value)] as const);
  // The types know no statement with names only; the runtime takes the names first and then the positions.
  return named.length === 0 ? [] : [Object.fromEntries(named) as unknown as SQLInputValue];
}

/**
 * Integers come as bigints, so that none is rounded. As with mysql2, those that a number can hold become numbers
 * and the others strings of digits.
 */
export function toPlainRow(row: Record<string, unknown>): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  for (const name in row) plain[name] = fromSqlite(row[name]);
  return plain;
}

function toSqlite(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "string") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot hold a value of type ${typeof value}.`);
}

function fromSqlite(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (typeof value !== "bigint") return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
}
