import { PlainError } from "../plain-error.mjs";

/**
 * The parts that the words after `npm test --` name, in the table's order; all of them without words.
 * @template {{ name: string }} Part
 * @param {readonly Part[]} parts
 * @param {readonly string[]} names
 */
export function chooseParts(parts, names) {
  const isNamed = (part, name) => part.name === name || part.name.startsWith(`${name}-`);
  const unknown = names.find((name) => !parts.some((part) => isNamed(part, name)));
  if (unknown) {
    const known = parts.map((part) => part.name).join(", ");
    throw new PlainError(`There is no part named "${unknown}"; there are ${known}.`);
  }
  return names.length ? parts.filter((part) => names.some((name) => isNamed(part, name))) : parts;
}
