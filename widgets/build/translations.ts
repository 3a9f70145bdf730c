import { spanish } from "@iep-insider/sdk/i18n/vite";

/** The languages that elements are built in; English is the source. */
export type Locale = "en" | "es";

/** Where a language's scripts under stable names are, below the embed folder. */
export const folderOf: Readonly<Record<Locale, string>> = { en: "", es: "es/" };

/** Reads the catalogs once for all builds. */
export const translations = spanish();

/** A tool's title in the catalog. */
export function titleIn(locale: Locale, title: string): string {
  return locale === "en" ? title : (translations.api.translationOf("catalog", title) ?? title);
}
