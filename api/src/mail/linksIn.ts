import { addressIn, isInSpanish, type Language, pageAt } from "@iep-insider/sdk/contract";

/**
 * Leads the links of a mail to our pages in its language, where they are there in it (ADR 99).
 * @param text of the mail, or its HTML: with links as the templates write them, to the pages in English.
 * @param publicOrigin our origin, with which these links begin.
 */
export function linksIn(language: Language, text: string, publicOrigin: string): string {
  if (language === "en") return text;
  const link = new RegExp(`${RegExp.escape(publicOrigin)}(/[\\w/-]*)`, "g");
  return text.replace(link, (whole, path: string) => {
    const page = pageAt(path);
    return page && isInSpanish(page) ? publicOrigin + addressIn(language, path) : whole;
  });
}
