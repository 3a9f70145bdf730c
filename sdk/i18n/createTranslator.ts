import { type Area, areas } from "./areas.ts";
import { readCatalog } from "./catalog.ts";
import { filesOf, messagesIn } from "./messagesOf.ts";
import { translate } from "./translate.ts";

/** English sources name the locale of `Intl`, and their own language, by this literal alone. */
const englishLocale = /(["'`])en-US\1/g;

/**
 * Translates source files: messages become their translations, and `"en-US"` becomes `"es-US"` (ADR 92). What has no
 * translation stays English.
 * @param kinds of the areas that are translated. @param strings that code compares.
 * @returns what translates a file, whose path is from the repository's root.
 */
export function createTranslator(
  kinds: readonly Area["kind"][],
  strings: ReadonlySet<string>,
): (file: string, code: string) => string {
  const byFile = new Map<string, { readonly area: Area; readonly of: ReadonlyMap<string, string> }[]>();
  for (const area of areas.filter(({ kind }) => kinds.includes(kind))) {
    const of = readCatalog(area.name).translations;
    for (const file of filesOf(area)) byFile.set(file, [...(byFile.get(file) ?? []), { area, of }]);
  }
  return (file, code) => {
    const found = (byFile.get(file) ?? []).map(({ area, of }) => ({
      messages: messagesIn(area, file, strings),
      of,
    }));
    const messages = found.flatMap((one) => one.messages);
    const texts = new Map(
      found.flatMap((one) => one.messages.map((message) => [message.id, one.of.get(message.id)] as const)),
    );
    const translated = translate(code, messages, (english) => texts.get(english) || undefined).code;
    return translated.replace(englishLocale, "$1es-US$1");
  };
}
