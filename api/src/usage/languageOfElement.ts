import { type Language, languages, languageTags } from "@iep-insider/sdk/contract";
import type { Request } from "express";

/**
 * The language of the screens that sent a request. Only the exact header of our client counts: a browser's own says
 * what its owner prefers, which we do not count.
 */
export function languageOfElement(request: Request): Language {
  const stated = request.get("Accept-Language");
  return languages.find((language) => languageTags[language] === stated) ?? "en";
}
