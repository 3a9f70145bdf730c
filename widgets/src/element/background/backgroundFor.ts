import { colors, contrast } from "@iep-insider/sdk/theme";
import { mixed } from "../accent/shadesOf.ts";

/** A page's color under a tool, and ours that are seen on it. */
export interface Ground {
  readonly theme: "light" | "dark";
  /** Our colors in that theme, each in a shade that is read on the page's color. */
  readonly shades: Readonly<Record<keyof typeof leastContrast, string>>;
}

/** WCAG 2.2: of lettering (1.4.3), and of what marks a field (1.4.11). */
const leastContrast = { ink: 4.5, quiet: 4.5, primary: 4.5, good: 4.5, caution: 4.5, stop: 4.5, outline: 3 };

/** Of our ink: with less, the page's color is one in between, on which our cards would look pasted on. */
const calm = 9;

/**
 * The look of a tool on a page's color.
 * @param color `#rrggbb`. @param wanted the theme that the element has to have, if it has one.
 * @returns null where the tool keeps its paper, since it would be hard to read on that color.
 */
export function backgroundFor(color: string, wanted: string | null): Ground | null {
  const isRead = colors.ink.map((ink) => contrast(ink, color) >= calm);
  const theme = (["light", "dark"] as const).find((name, at) => isRead[at] && (wanted ?? name) === name);
  if (!theme) return null;
  const at = theme === "light" ? 0 : 1;
  const names = Object.keys(leastContrast) as (keyof typeof leastContrast)[];
  const shades = names.map((name) => [name, shadeOn(color, colors[name][at], leastContrast[name], at)]);
  return { theme, shades: Object.fromEntries(shades) };
}

/** The color itself, or the first shade of it toward black or white that is seen well enough. */
function shadeOn(ground: string, color: string, least: number, at: 0 | 1): string {
  let shade = color.toLowerCase();
  for (let step = 1; contrast(shade, ground) < least && step <= 20; step++)
    shade = mixed(color, at === 0 ? 0 : 255, step / 20);
  return shade;
}
