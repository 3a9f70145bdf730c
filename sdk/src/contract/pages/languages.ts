import type { Language } from "../language.ts";
import { type OwnPath, ownPages, type PagePath, pageAt } from "./pages.ts";

/** What the addresses of a language begin with; the rest of an address is the same in both. */
export const languagePrefix: Readonly<Record<Language, string>> = { en: "", es: "/es" };

/** Whether a page is there in Spanish, too. */
export function isInSpanish(page: PagePath | "/404"): boolean {
  return !(page in ownPages && "isEnglishOnly" in ownPages[page as OwnPath]);
}

/**
 * A page's address in a language.
 * @param path of the page in English, perhaps with a query or a hash: `/pricing`. Home is `/es` in Spanish.
 */
export function addressIn(language: Language, path: string): string {
  return language === "en" ? path : languagePrefix.es + path.replace(/^\/(?=$|[?#])/, "");
}

/** @param address the path of a URL. @returns its language, and the same page's path in English. */
export function languageAndPath(address: string): { readonly language: Language; readonly path: string } {
  const spanish = /^\/es(\/.*)?$/.exec(address);
  return spanish ? { language: "es", path: spanish[1] ?? "/" } : { language: "en", path: address };
}

/**
 * What a page's head says of its languages: `hreflang` and path.
 * @param path of the page in English. @returns nothing for a page in English only.
 */
export function alternatesOf(path: string): readonly (readonly [hreflang: string, path: string])[] {
  const page = pageAt(path);
  if (!page || !isInSpanish(page)) return [];
  return [
    ["en", page],
    ["es", addressIn("es", page)],
    ["x-default", page],
  ];
}
