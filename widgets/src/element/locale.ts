/** Whether this code was built in Spanish (ADR 92). */
export const isSpanishBuild = import.meta.env.IEP_LOCALE === "es";

/** Where this build's scripts under stable names are, below the embed folder. */
export const ownFolder = isSpanishBuild ? "es/" : "";

/** From such a script to the one with a tool's parts in the other language (`partsOf.ts`). */
export const languageFile = isSpanishBuild ? "../language.js" : "es/language.js";

/**
 * Whether an element asks for the language that this code was not built in: by its own `lang`, else by the nearest one of
 * the page.
 */
export function asksForOther(element: Element): boolean {
  return isSpanishBuild ? !element.matches(spanishPlace) : element.matches(spanishPlace);
}

const spanishPlace = ":lang(es)";
