import type { Language } from "@iep-insider/sdk/contract";
import { spanish } from "@iep-insider/sdk/i18n/vite";

/** Where a language's scripts under stable names are, below the embed folder. */
export const folderOf: Readonly<Record<Language, string>> = { en: "", es: "es/" };

/** Reads the catalogs once for all builds. */
export const translations = spanish();

/** A tool's title in the catalog. */
export function titleIn(locale: Language, title: string): string {
  return locale === "en" ? title : (translations.api.translationOf("catalog", title) ?? title);
}
