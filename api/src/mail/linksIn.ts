import { addressIn, isInSpanish, type Language, pageAt } from "@iep-insider/sdk/contract";

/**
 * Leads the links of a mail to our pages in its language, where they are there in it (ADR 99).
 * @param text of the mail, or its HTML: with links as the templates write them, to the pages in English.
 * @param publicOrigin our origin, with which these links begin.
 */
export function linksIn(language: Language, text: string, publicOrigin: string): string {
  if (language === "en") return text;
  const [before = "", ...links] = text.split(publicOrigin);
  const led = links.map((link) => {
    const [path = ""] = /^(\/[\w/-]*)?/.exec(link) ?? [];
    const page = path && pageAt(path);
    return page && isInSpanish(page) ? addressIn(language, path) + link.slice(path.length) : link;
  });
  return [before, ...led].join(publicOrigin);
}
