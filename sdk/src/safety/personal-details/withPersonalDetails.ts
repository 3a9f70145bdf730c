import { originals, placeholders } from "./placeholders.ts";
import type { Replaced } from "./Replaced.ts";

/**
 * Restores what the parent typed, in the browser (ADR 15).
 * @param text a text with placeholders, such as a sentence of an answer; an unknown placeholder stays unchanged.
 * @param replaced what `withoutPersonalDetails` replaced, in all fields together.
 */
export function withPersonalDetails(
  text: string,
  replaced: readonly Pick<Replaced, "placeholder" | "original">[],
): string {
  const original = originals(replaced);
  return text.replace(placeholders, (found) => original.get(found.toLowerCase()) ?? found);
}

/**
 * `withPersonalDetails` for every text of an answer, however deep; its keys stay as they are.
 * @param answer a JSON value.
 */
export function withPersonalDetailsIn<T>(answer: T, replaced: readonly Replaced[]): T {
  return JSON.parse(JSON.stringify(answer), (_, value) =>
    typeof value === "string" ? withPersonalDetails(value, replaced) : value,
  );
}
