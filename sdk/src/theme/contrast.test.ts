import { expect, it } from "vitest";
import { contrast, letteringOn } from "./contrast.ts";
import { colors, type Pair, pairsOnScreen } from "./tokens.ts";

it("contrast is measured as WCAG does", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
});

for (const [index, theme] of (["light", "dark"] as const).entries()) {
  it.each(pairsOnScreen)(`${theme}: $front on $back has at least $atLeast:1`, ({ front, back, atLeast }) => {
    const of = (pair: Pair) => pair[index] ?? "";
    expect(contrast(of(colors[front]), of(colors[back]))).toBeGreaterThanOrEqual(atLeast);
  });
}

it("letters a ground in black or white, whichever reads better, and always well enough", () => {
  expect(letteringOn("#0E5A5A")).toBe("#ffffff");
  expect(letteringOn("#ffdd33")).toBe("#000000");
  for (let shade = 0; shade < 256; shade += 1) {
    const grey = `#${shade.toString(16).padStart(2, "0").repeat(3)}`;
    expect(contrast(grey, letteringOn(grey)), grey).toBeGreaterThanOrEqual(4.5);
  }
});
