import {
  matchesPattern,
  modeAttribute,
  type OverlayAttributeName,
  type OverlayValues,
  overlayAttributes,
  propertyOf,
  type TableRow,
} from "@iep-insider/sdk/embed";
import { mistakesIn } from "../owner/problemsIn.ts";
import { readValue } from "../readAttributes.ts";

/** @returns the attributes that only an overlay reads; null for those that are missing or cannot be read. */
export function readOverlay(element: Element): OverlayValues {
  const entries = overlayAttributes.map((row) => {
    const text = element.getAttribute(row.name)?.trim();
    return [row.name, text ? readRow(row, text) : null];
  });
  return Object.fromEntries(entries) as OverlayValues;
}

/** @returns one sentence for the site's owner per mistake in these attributes, or in the mode. */
export function overlayProblems(element: Element): readonly string[] {
  const given = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  return mistakesIn(given, [modeAttribute, ...overlayAttributes], readRow, corrections);
}

/**
 * Adds the attributes' properties to the element's class, since only elements with an overlay have them, and takes over
 * what a script has set on the element before.
 */
export function addProperties(element: Element): void {
  const prototype = Object.getPrototypeOf(element);
  for (const { name } of overlayAttributes) {
    const property = propertyOf(name);
    if (!(property in prototype)) {
      Object.defineProperty(prototype, property, {
        configurable: true,
        enumerable: true,
        get(this: Element) {
          return readOverlay(this)[name];
        },
        set(this: Element, value: string | null | undefined) {
          if (value === null || value === undefined) this.removeAttribute(name);
          else this.setAttribute(name, String(value));
        },
      });
    }
    const early = Object.getOwnPropertyDescriptor(element, property);
    if (!early) continue;
    Reflect.deleteProperty(element, property);
    Reflect.set(element, property, early.value);
  }
}

/** Calls when one of them changes. @returns stops. */
export function watchOverlay(element: Element, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(element, { attributeFilter: overlayAttributes.map(({ name }) => name) });
  return () => observer.disconnect();
}

function readRow(row: TableRow, text: string): string | null {
  if (row.type === "pattern") return matchesPattern(row, text) ? text : null;
  return readValue(row, text);
}

const corrections: Readonly<Partial<Record<OverlayAttributeName, string>>> = {
  "button-label": "is too long for a button. Write up to 60 characters.",
  trigger: "is not a name. Write the id or class of your button, without # or dot.",
  "auto-open": "is not a moment. Write load, exit, seconds (20s) or how far the page is scrolled (50%).",
};
