import type { Language } from "../language.ts";

/**
 * What the client sends as `Accept-Language`: the language of the element's screens, never one that a parent's browser
 * prefers. A browser's own header has more than this.
 */
export const languageTags = { en: "en-US", es: "es-US" } as const satisfies Record<Language, string>;
