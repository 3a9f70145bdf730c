import { PlainError } from "../plain-error.mjs";

/**
 * The parts that the words after `npm test --` name, in the table's order. Without words: the parts of `npm test`;
 * with `full`: those of a release.
 * @template {{ name: string, runsIn?: "test" | "full" | "changed" }} Part
 * @param {readonly Part[]} parts
 * @param {readonly string[]} names
 */
export function chooseParts(parts, names) {
  const run = names.length === 0 ? "test" : names.length === 1 && names[0] === "full" ? "full" : undefined;
  if (run) return parts.filter(({ runsIn = run }) => runsIn === run);
  const unknown = names.find((name) => !parts.some((part) => isNamed(part, name)));
  if (unknown) {
    const known = parts.map((part) => part.name).join(", ");
    throw new PlainError(
      `There is no part named "${unknown}". The parts are ${known}; "full" runs all of them, and "changed" what your change touches.`,
    );
  }
  return parts.filter((part) => names.some((name) => isNamed(part, name)));
}

/** `api` also selects `api-rules`, but a part that `npm test` leaves out must be named exactly. */
function isNamed(part, name) {
  return part.name === name || ((part.runsIn ?? "test") === "test" && part.name.startsWith(`${name}-`));
}
