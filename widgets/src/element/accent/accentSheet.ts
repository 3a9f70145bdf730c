import { shadesOf } from "./shadesOf.ts";
import { accentWords } from "./words.ts";

/**
 * The style sheet of an element's accent. Tells the site's owner, once, when a different shade of it has to be used on
 * the page as it is.
 * @param accent `#rrggbb`.
 */
export function accentSheet(element: HTMLElement, accent: string): string {
  const [light, dark] = shadesOf(accent);
  const theme = isDark(element) ? "dark" : "light";
  tell(element, accent.toLowerCase(), theme, (theme === "dark" ? dark : light).fill);
  const rule = (fill: string, on: string) => `:host{--iep-own-accent:${fill};--iep-on-own-accent:${on}}`;
  const either = (one: string, other: string) => `light-dark(${one},${other})`;
  return `${rule(light.fill, light.on)}@supports (color:light-dark(red,red)){${rule(
    either(light.fill, dark.fill),
    either(light.on, dark.on),
  )}}`;
}

/** Whether an element shows its dark colors: by its theme, or as its page does. */
function isDark(element: HTMLElement): boolean {
  const schemes = getComputedStyle(element).colorScheme;
  if (!schemes.includes("dark")) return false;
  return !schemes.includes("light") || matchMedia("(prefers-color-scheme: dark)").matches;
}

function tell(element: HTMLElement, accent: string, theme: "light" | "dark", shade: string): void {
  if (shade === accent) return;
  // One for the page: many elements may have an accent, and several scripts may contain this code.
  const name = Symbol.for("iep-insider.accents");
  const page = window as { [name]?: Set<string> };
  page[name] ??= new Set();
  const told = `${accent} ${theme}`;
  if (page[name].has(told)) return;
  page[name].add(told);
  console.info(`<${element.localName}>: ${accentWords.shadeInstead(accent, theme, shade)}`);
}
