/**
 * The languages that elements are built in. A count is in the language of the element's screens, never in one that a
 * parent's browser prefers.
 */
export const countedLanguages = ["en", "es"] as const;

export type CountedLanguage = (typeof countedLanguages)[number];

/** What the client sends as `Accept-Language` for each of them. A browser's own header has more than this. */
export const languageTags = { en: "en-US", es: "es-US" } as const satisfies Record<CountedLanguage, string>;
