import { type Area, areas } from "./areas.ts";
import { readCatalog } from "./catalog.ts";
import { filesOf, messagesIn } from "./messagesOf.ts";
import { translate } from "./translate.ts";

/** A translated source file. */
export interface Translated {
  readonly code: string;
  /** From positions in the source. */
  readonly map: string;
  /** Whether every message of the file has a translation; the others stay English. */
  readonly isComplete: boolean;
}

/**
 * Translates source files: messages become their translations, and the locale becomes Spanish (ADR 92).
 * @param kinds of the areas that are translated. @param strings that code compares; by default, those of all our code.
 * @returns what translates a file, whose path is from the repository's root; null for a file of no such area.
 */
export function createTranslator(
  kinds: readonly Area["kind"][],
  strings?: ReadonlySet<string>,
): (file: string, code: string) => Translated | null {
  const byFile = new Map<string, { readonly area: Area; readonly of: ReadonlyMap<string, string> }[]>();
  for (const area of areas.filter(({ kind }) => kinds.includes(kind))) {
    const of = readCatalog(area.name).translations;
    for (const file of filesOf(area)) byFile.set(file, [...(byFile.get(file) ?? []), { area, of }]);
  }
  return (file, code) => {
    const inAreas = byFile.get(file);
    if (!inAreas) return null;
    const found = inAreas.map(({ area, of }) => ({ messages: messagesIn(area, file, strings), of }));
    const messages = found.flatMap((one) => one.messages);
    const translations = new Map(
      found.flatMap((one) =>
        one.messages.map((message) => [message.id, one.of.get(message.id) ?? ""] as const),
      ),
    );
    const translated = translate(code, messages, (english) => translations.get(english) || undefined);
    return {
      code: inSpanishLocale(translated.code),
      map: translated.map.toString(),
      isComplete: ![...translations.values()].includes(""),
    };
  };
}

/** English sources name the locale of `Intl`, and their own language, by this literal alone. */
const englishLocale = /(["'`])en-US\1/g;

/** Code that formats dates and numbers, and sorts, as in Spanish. */
export function inSpanishLocale(code: string): string {
  return code.replace(englishLocale, "$1es-US$1");
}
