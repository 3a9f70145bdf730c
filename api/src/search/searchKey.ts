import { Op, type WhereOperators } from "sequelize";

/**
 * What a name or an address is found by: without case, accents and needless spaces, so that `nunez` finds `Núñez`. It is
 * kept in a column of its own with an index: whatever begins alike stands together there. Databases agree on the order
 * of such a column when it is compared byte by byte (`VARCHAR … BINARY`), and on nothing else.
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

/** The last of all characters: nothing that begins with `key` stands behind it. */
const last = "\u{10FFFF}";

/** The condition for a key that begins with another. No pattern, so no character in it means anything else. */
export function beginningWith(key: string): WhereOperators<string> {
  return { [Op.gte]: key, [Op.lt]: key + last };
}

/** The condition for a key that does not. */
export function notBeginningWith(key: string): WhereOperators<string> {
  return { [Op.notBetween]: [key, key + last] };
}
