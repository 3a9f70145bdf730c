/** Whether this code was built in Spanish (ADR 92). */
export const isSpanishBuild = import.meta.env.IEP_LOCALE === "es";

/**
 * Whether an element asks for Spanish: its own `lang`, else the nearest one of the page. What opens over the page is in
 * English, as its window is.
 */
export function asksForSpanish(element: Element): boolean {
  return element.matches(":lang(es):not([mode]:not([mode=inline]))");
}
