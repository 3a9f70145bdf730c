import { colors } from "@iep-insider/sdk/theme";

/** What WCAG 2.2 asks of the parts of a control (1.4.11). */
const atLeast = 3;

/**
 * On which of the tools' grounds a button of this color would be hard to see.
 * @param color `#rrggbb`.
 */
export function weakGrounds(color: string): readonly ("light" | "dark")[] {
  const [light, dark] = colors.sheet;
  return [
    ...(contrast(color, light) < atLeast ? (["light"] as const) : []),
    ...(contrast(color, dark) < atLeast ? (["dark"] as const) : []),
  ];
}

/** WCAG 2.2's contrast ratio of two `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
