import type { DetailKind, Replaced } from "./Replaced.ts";

const kinds: readonly DetailKind[] = ["name", "date", "phone", "email", "link", "address", "number"];

/** Everything that reads as a placeholder. Capitals match as well: an answer may begin a sentence with one. */
export const placeholders = new RegExp(String.raw`\[(?:${kinds.join("|")}) [1-9]\d{0,3}\]`, "gi");

/** The kind of a text that reads as a placeholder. */
export function kindOf(placeholder: string): DetailKind {
  return kinds.find((kind) => placeholder.toLowerCase().startsWith(`[${kind} `)) ?? "name";
}

/** The original text of each placeholder, keyed by the placeholder in lowercase. */
export function originals(
  replaced: readonly Pick<Replaced, "placeholder" | "original">[],
): ReadonlyMap<string, string> {
  return new Map(replaced.map(({ placeholder, original }) => [placeholder.toLowerCase(), original]));
}
