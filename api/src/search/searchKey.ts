import { Op, type WhereOperators } from "sequelize";

/**
 * The search key of a name or an address: without case, accents and extra spaces, so that `nunez` finds `Núñez`. It has
 * its own indexed column, in which values with the same prefix are adjacent. Databases agree on the order of such a
 * column only when it is compared byte by byte (`VARCHAR … BINARY`).
 * @param longest how many characters the column holds.
 */
export function searchKeyOf(text: string, longest: number): string {
  const plain = text
    .toWellFormed()
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  // By characters as the database counts them, not by halves.
  return Array.from(plain).slice(0, longest).join("").trimEnd();
}

/** The last of all characters: nothing that begins with `key` sorts after it. */
const last = "\u{10FFFF}";

/** The condition for a key that begins with another. No pattern, so no character in it means anything else. */
export function beginningWith(key: string): WhereOperators<string> {
  return { [Op.gte]: key, [Op.lt]: key + last };
}

/** The condition for a key that does not. */
export function notBeginningWith(key: string): WhereOperators<string> {
  return { [Op.notBetween]: [key, key + last] };
}
