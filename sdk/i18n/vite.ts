import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { type Area, areas } from "./areas.ts";
import { readCatalog } from "./catalog.ts";
import { handedOverLines, handedOverModule } from "./handedOver.ts";
import { fileOf, inLanguage, type Language, languageOfImports, withoutQuery } from "./languages.ts";
import { filesOf, messagesIn } from "./messagesOf.ts";
import { translate } from "./translate.ts";

/** Which screens are complete, for a build that shows complete ones only. */
export interface Coverage {
  /** Whether a module has no message that is not translated. @param id its absolute path. */
  isComplete(id: string): boolean;
  /** The Spanish of one text; null if there is none. */
  translationOf(area: string, english: string): string | null;
}

/** English sources name the locale of `Intl` by this literal alone. */
const englishLocale = /(["'`])en-US\1/g;

/** What the build's language is, where a module has its own. A module that Node runs, too, writes it with `?.`. */
const localeOfBuild = /import\.meta\.env\??\.IEP_LOCALE/g;

/**
 * Builds the Spanish of the product: messages are replaced by their translations, and `"en-US"`, which formats dates
 * and numbers, by `"es-US"` (ADR 92). What has no translation stays English; `isComplete` tells which modules have none
 * of that.
 *
 * A letter stays English, and so does all that it says: its modules get English ones. A module whose name ends in `?es`
 * is the same in Spanish, with all that it imports, so that a letter can be written in both languages (ADR 101).
 * @param screens the language of all else: "en" for tests, where only what ends in `?es` is Spanish.
 */
export function spanish(screens: Language = "es"): Plugin & { readonly api: Coverage } {
  const byFile = new Map<string, { readonly area: Area; readonly of: ReadonlyMap<string, string> }[]>();
  const incomplete = new Set<string>();
  // Several builds of one run compile the same modules.
  const done = new Map<string, { readonly from: string; readonly code: string; readonly map: string }>();
  for (const area of areas.filter(({ kind }) => kind !== "server")) {
    const of = readCatalog(area.name).translations;
    for (const file of filesOf(area)) byFile.set(file, [...(byFile.get(file) ?? []), { area, of }]);
  }
  return {
    name: "iep-spanish",
    // Before JSX and types are compiled: positions are those of the source.
    enforce: "pre",
    async resolveId(source, importer, options) {
      const language = importer && languageOfImports(importer);
      if (!language) return null;
      const found = await this.resolve(source, withoutQuery(importer), { ...options, skipSelf: true });
      return found && !found.external ? { ...found, id: inLanguage(found.id, language, screens) } : found;
    },
    load(id) {
      return /\.ts\?(en|es)$/.test(id)
        ? { code: readFileSync(withoutQuery(id), "utf8"), moduleType: "ts" }
        : null;
    },
    transform(code, id) {
      if (fileOf(id) === handedOverModule)
        return { code: `export const spanishOf = ${JSON.stringify(handedOverLines())};`, map: null };
      const own = languageOfImports(id);
      const built = (text: string) => (own ? text.replace(localeOfBuild, JSON.stringify(own)) : text);
      const inAreas = byFile.get(fileOf(id));
      if (!inAreas || (own ?? screens) === "en") return own ? { code: built(code), map: null } : null;
      const before = done.get(id);
      if (before?.from === code) return { code: before.code, map: before.map };
      const found = inAreas.map(({ area, of }) => ({ messages: messagesIn(area, fileOf(id)), of }));
      const messages = found.flatMap((one) => one.messages);
      const translations = new Map(
        found.flatMap((one) =>
          one.messages.map((message) => [message.id, one.of.get(message.id) ?? ""] as const),
        ),
      );
      if ([...translations.values()].includes("")) incomplete.add(id);
      const translated = translate(code, messages, (english) => translations.get(english) || undefined);
      const made = {
        code: built(translated.code).replace(englishLocale, "$1es-US$1"),
        map: translated.map.toString(),
      };
      done.set(id, { from: code, ...made });
      return made;
    },
    api: {
      isComplete: (id) => !incomplete.has(id),
      translationOf: (area, english) => readCatalog(area).translations.get(english) || null,
    },
  };
}
