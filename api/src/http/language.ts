import type { Language } from "@iep-insider/sdk/contract";
import type { Request, RequestHandler } from "express";

/**
 * The language of the answer: that of the page which asks, or of the browser; else the account's; else English (ADR 100).
 */
export function languageOf(request: Request): Language {
  return readAcceptLanguage(request.get("Accept-Language")) ?? request.signedIn?.user.language ?? "en";
}

/** What we speak of the languages in the header, the most wanted first; null where none is named. */
export function readAcceptLanguage(header: string | undefined): Language | null {
  const wanted = [...(header ?? "").slice(0, longestRead).matchAll(range)].map(([, language, quality]) => ({
    language: language?.toLowerCase() === "es" ? ("es" as const) : ("en" as const),
    quality: quality === undefined ? 1 : Number(quality),
  }));
  const best = wanted
    .filter(({ quality }) => quality > 0)
    .reduce<(typeof wanted)[number] | null>(
      (first, one) => (first === null || one.quality > first.quality ? one : first),
      null,
    );
  return best?.language ?? null;
}

/** Longer ones list hundreds of languages, and mean nothing. */
const longestRead = 300;
const range = /(?:^|,)\s*(en|es)(?:-[\w-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*(?=,|$)/gi;

/** Caches keep an answer for its language alone. */
export const varyByLanguage: RequestHandler = (_request, response, next) => {
  response.vary("Accept-Language");
  next();
};
