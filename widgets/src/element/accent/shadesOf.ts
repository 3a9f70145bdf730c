import { colors, contrast, letteringOn } from "@iep-insider/sdk/theme";

/** An accent as it fills buttons in one theme, with the lettering on it; both `#rrggbb`. */
export interface Shade {
  readonly fill: string;
  readonly on: string;
}

/** WCAG 2.2 asks this much of what marks a control, against what lies around it (1.4.11). */
const leastContrast = 3;

/**
 * The shades of an accent for our light and our dark paper: itself where it is seen there, else mixed with black or
 * white until it is. The lettering is what reads better of black and white, which is 4.5:1 at least on any color.
 * @param accent `#rrggbb`.
 */
export function shadesOf(accent: string): readonly [light: Shade, dark: Shade] {
  return [shadeFor(accent, 0), shadeFor(accent, 1)];
}

function shadeFor(accent: string, theme: 0 | 1): Shade {
  const toward = theme === 0 ? 0 : 255;
  const isSeen = (fill: string) =>
    (["paper", "sheet", "wash"] as const).every(
      (ground) => contrast(fill, colors[ground][theme]) >= leastContrast,
    );
  let fill = accent.toLowerCase();
  for (let step = 1; !isSeen(fill) && step <= 100; step++) fill = mixed(accent, toward, step / 100);
  return { fill, on: letteringOn(fill) };
}

/** @param toward what each part is moved to, by this share. */
export function mixed(hex: string, toward: number, share: number): string {
  return hex.replace(/[\da-f]{2}/gi, (part) => {
    const value = Number.parseInt(part, 16);
    return Math.round(value + (toward - value) * share)
      .toString(16)
      .padStart(2, "0");
  });
}
