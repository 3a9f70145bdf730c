import { describe, expect, it } from "vitest";
import { colors, type Pair, pairsOnScreen } from "./tokens.ts";

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe("the colours that meet on a screen", () => {
  it("measures as WCAG does", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
  });

  for (const [index, theme] of (["light", "dark"] as const).entries()) {
    it.each(pairsOnScreen)(
      `${theme}: $front on $back has at least $atLeast:1`,
      ({ front, back, atLeast }) => {
        const of = (pair: Pair) => pair[index] ?? "";
        expect(contrast(of(colors[front]), of(colors[back]))).toBeGreaterThanOrEqual(atLeast);
      },
    );
  }
});
