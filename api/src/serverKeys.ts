import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import type { Environment } from "./environment.ts";

/** The server's secret, and those that are only read by: the previous one and the next, while it is being changed. */
export type ServerSecrets = Pick<Environment, "serverSecret" | "otherSecrets">;

/** The keys of one use. */
export interface ServerKeys {
  /** Signs and seals. */
  readonly writing: KeyObject;
  /** Each may have signed or sealed incoming data; the one used for writing comes first. */
  readonly reading: readonly KeyObject[];
}

/**
 * @param use what the keys are for: those of one use tell nothing about another's.
 * @returns keys by which a secret can be changed while processes with the old one still run.
 */
export function serverKeys(secrets: ServerSecrets, use: string): ServerKeys {
  const known = derived.get(secrets) ?? new Map<string, ServerKeys>();
  derived.set(secrets, known);
  const keys = known.get(use) ?? deriveKeys(secrets, use);
  known.set(use, keys);
  return keys;
}

/** The secrets are read once, at the start. */
const derived = new WeakMap<ServerSecrets, Map<string, ServerKeys>>();

function deriveKeys({ serverSecret, otherSecrets }: ServerSecrets, use: string): ServerKeys {
  const writing = deriveKey(serverSecret, use);
  return { writing, reading: [writing, ...otherSecrets.map((secret) => deriveKey(secret, use))] };
}

/**
 * A key for one use, made from the server's secret: what one use gives away tells nothing about another's.
 * A `KeyObject`, since jsonwebtoken takes fifty times as long with a string.
 */
export function deriveKey(serverSecret: string, use: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", serverSecret, "", use, 32)));
}
