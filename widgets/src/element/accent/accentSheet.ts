import { shadesOf } from "./shadesOf.ts";
import { words } from "./words.ts";

/** What the owner was told already: an accent may stand on many elements. */
const told = new Set<string>();

/**
 * The style sheet of an element's accent. Tells the site's owner, once, when another shade of it is used.
 * @param accent `#rrggbb`.
 */
export function accentSheet(element: HTMLElement, accent: string): string {
  const [light, dark] = shadesOf(accent);
  const given = accent.toLowerCase();
  if ((light.fill !== given || dark.fill !== given) && !told.has(given)) {
    told.add(given);
    console.info(`<${element.localName}>: ${words.shadesInstead(given, [light.fill, dark.fill])}`);
  }
  const rule = (fill: string, on: string) => `:host{--iep-own-accent:${fill};--iep-on-own-accent:${on}}`;
  const either = (one: string, other: string) => `light-dark(${one},${other})`;
  return `${rule(light.fill, light.on)}@supports (color:light-dark(red,red)){${rule(
    either(light.fill, dark.fill),
    either(light.on, dark.on),
  )}}`;
}
