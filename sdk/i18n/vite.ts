import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import type { Language } from "../src/contract/language.ts";
import { readCatalog } from "./catalog.ts";
import { createTranslator, type Translated } from "./createTranslator.ts";
import { handedOverLines, handedOverModule } from "./handedOver.ts";
import { fileOf, inLanguage, languageOfImports, withoutQuery } from "./languages.ts";

/** Which screens are complete, for a build that shows complete ones only. */
export interface Coverage {
  /** Whether a module has no message that is not translated. @param id its absolute path. */
  isComplete(id: string): boolean;
  /** The Spanish of one text; null if there is none. */
  translationOf(area: string, english: string): string | null;
}

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
  // Reads all catalogs, so only once something is to be translated: many a run of tests has nothing.
  let translateFile: ReturnType<typeof createTranslator> | undefined;
  const incomplete = new Set<string>();
  // Several builds of one run compile the same modules.
  const done = new Map<string, { readonly from: string; readonly made: Translated }>();
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
    load: {
      filter: { id: /\.ts\?(en|es)$/ },
      handler: (id) => ({ code: readFileSync(withoutQuery(id), "utf8"), moduleType: "ts" }),
    },
    transform(code, id) {
      if (fileOf(id) === handedOverModule)
        return { code: `export const spanishOf = ${JSON.stringify(handedOverLines())};`, map: null };
      const own = languageOfImports(id);
      const language = own ?? screens;
      // Tests of screens in English set it themselves.
      const isSet = own !== null || screens === "es";
      const built = (text: string) => (isSet ? text.replace(localeOfBuild, JSON.stringify(language)) : text);
      const unchanged = isSet && built(code) !== code ? { code: built(code), map: null } : null;
      if (language === "en") return unchanged;
      translateFile ??= createTranslator(["screen", "letter"]);
      const before = done.get(id);
      const made = before?.from === code ? before.made : translateFile(fileOf(id), code);
      if (!made) return unchanged;
      done.set(id, { from: code, made });
      if (!made.isComplete) incomplete.add(id);
      return { code: built(made.code), map: made.map };
    },
    api: {
      isComplete: (id) => !incomplete.has(id),
      translationOf: (area, english) => readCatalog(area).translations.get(english) || null,
    },
  };
}
