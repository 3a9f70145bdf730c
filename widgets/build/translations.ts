import type { Language } from "@iep-insider/sdk/contract";
import { spanish } from "@iep-insider/sdk/i18n/vite";

/** Where a language's scripts under stable names are, below the embed folder. */
export const folderOf: Readonly<Record<Language, string>> = { en: "", es: "es/" };

/** From such a script to the embed folder. */
export const wayToRoot = { en: "./", es: "../" } as const satisfies Record<Language, string>;

/** What an element needs of the other language, below the embed folder. */
export const otherLanguageFile = { en: "es/language.js", es: "language.js" } as const satisfies Record<
  Language,
  string
>;

/** Reads the catalogs once for all builds. */
export const translations = spanish();

/** A tool's title in the catalog. */
export function titleIn(locale: Language, title: string): string {
  return locale === "en" ? title : (translations.api.translationOf("catalog", title) ?? title);
}
