import { randomInt } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** @returns a new id as the provider makes them: `pi_` and 24 characters. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomCharacters(length)}`;
}

export function randomCharacters(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}
