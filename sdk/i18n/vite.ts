import path from "node:path";
import type { Plugin } from "vite";
import { type Area, areas } from "./areas.ts";
import { readCatalog } from "./catalog.ts";
import { codeStrings, filesOf, messagesIn, repository } from "./messagesOf.ts";
import { translate } from "./translate.ts";

/** Which screens are complete, for a build that shows complete ones only. */
export interface Coverage {
  /** Whether a module has no message that is not translated. @param id its absolute path. */
  isComplete(id: string): boolean;
}

/** English sources name the locale of `Intl` by this literal alone. */
const englishLocale = /(["'`])en-US\1/g;

/**
 * Builds the Spanish of the product: messages are replaced by their translations, and `"en-US"`, which formats dates
 * and numbers, by `"es-US"` (ADR 92). What has no translation stays English; `isComplete` tells which modules have none
 * of that.
 */
export function spanish(): Plugin & { readonly api: Coverage } {
  const byFile = new Map<string, { readonly area: Area; readonly of: ReadonlyMap<string, string> }[]>();
  const incomplete = new Set<string>();
  for (const area of areas.filter(({ kind }) => kind === "screen")) {
    const of = readCatalog(area.name).translations;
    for (const file of filesOf(area)) byFile.set(file, [...(byFile.get(file) ?? []), { area, of }]);
  }
  return {
    name: "iep-spanish",
    // Before JSX and types are compiled: positions are those of the source.
    enforce: "pre",
    transform(code, id) {
      const file = path.relative(repository, id.replace(/\?.*$/, "")).replaceAll("\\", "/");
      const inAreas = byFile.get(file);
      if (!inAreas) return null;
      const found = inAreas.map(({ area, of }) => ({ messages: messagesIn(area, file), of }));
      const messages = found.flatMap((one) => one.messages);
      const translations = new Map(
        found.flatMap((one) =>
          one.messages.map((message) => [message.id, one.of.get(message.id) ?? ""] as const),
        ),
      );
      if ([...translations.values()].includes("")) incomplete.add(id);
      const translated = translate(code, messages, (english) => translations.get(english) || undefined);
      return {
        code: translated.code.replace(englishLocale, "$1es-US$1"),
        map: translated.map.toString(),
      };
    },
    api: { isComplete: (id) => !incomplete.has(id) },
  };
}
