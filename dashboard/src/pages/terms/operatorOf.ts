import type { PublicConfig } from "@iep-insider/sdk/contract";

/** Who runs the site, by the server's settings. */
export interface Operator {
  readonly name: string;
  readonly address: string;
}

/** @returns null where the server names nobody. */
export function operatorOf(config: PublicConfig): Operator | null {
  const operator: unknown = "operator" in config ? config.operator : null;
  if (typeof operator !== "object" || operator === null) return null;
  if (!("name" in operator) || !("address" in operator)) return null;
  const { name, address } = operator;
  return typeof name === "string" && typeof address === "string" ? { name, address } : null;
}
