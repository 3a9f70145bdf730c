import { readFileSync } from "node:fs";
import type { Language } from "@iep-insider/sdk/contract";

/**
 * The server's sentence about a request, such as an error's, in a language. What has no translation stays as it is.
 * @param english as it was thrown, with its values.
 */
export function sentenceIn(language: Language, english: string): string {
  if (language === "en") return english;
  const whole = sentences.get(english);
  if (whole !== undefined) return whole;
  for (const { pattern, names, spanish } of patterns) {
    const found = pattern.exec(english);
    if (found === null) continue;
    const values = new Map(names.map((name, at) => [name, sentenceIn(language, found[at + 1] ?? "")]));
    return spanish.replace(/\{(\w+)\}/g, (place, name: string) => values.get(name) ?? place);
  }
  return english;
}

/** An answer with its message to the person in a language; anything else as it is. */
export function messageIn<Output>(language: Language, output: Output): Output {
  if (language === "en" || typeof output !== "object" || output === null || !("message" in output))
    return output;
  const { message } = output;
  return typeof message === "string" ? { ...output, message: sentenceIn(language, message) } : output;
}

const built: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL("../../dist/es/sentences.json", import.meta.url), "utf8"),
);
const sentences = new Map(Object.entries(built));

/** Those with values, the longest first: "{seconds} seconds" must not read a whole sentence. */
const patterns = Object.entries(built)
  .filter(([english]) => /\{\w+\}/.test(english))
  .toSorted(([one], [other]) => other.length - one.length)
  .map(([english, spanish]) => ({
    pattern: new RegExp(
      `^${english.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "(.{1,300}?)")}$`,
      "su",
    ),
    names: [...english.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
    spanish,
  }));
