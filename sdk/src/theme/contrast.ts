/**
 * WCAG 2.2, "contrast ratio".
 * @param one `#rrggbb`, as is `other`.
 * @returns 1 (the same) to 21 (black and white).
 */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** @returns the lettering that reads better on a ground; the style sheet computes the same (base.css). */
export function letteringOn(ground: string): "#000000" | "#ffffff" {
  return contrast(ground, "#000000") > contrast(ground, "#ffffff") ? "#000000" : "#ffffff";
}

/** WCAG 2.2, "relative luminance", of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
