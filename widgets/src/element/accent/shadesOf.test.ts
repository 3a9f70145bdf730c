import { colors, contrast } from "@iep-insider/sdk/theme";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Shade, shadesOf } from "./shadesOf.ts";

const grounds = ["paper", "sheet", "wash"] as const;
const isReadable = (accent: string) =>
  shadesOf(accent).forEach((shade, theme) => {
    for (const name of grounds) {
      const ground = colors[name][theme === 0 ? 0 : 1];
      expect(contrast(shade.fill, ground), `${shade.fill} on ${name}`).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(shade.fill, shade.on), shade.fill).toBeGreaterThanOrEqual(4.5);
  });

/** Accents of sites, and whether their shade changes on light and on dark paper. */
const cases: readonly (readonly [accent: string, light: "same" | "darker", dark: "same" | "lighter"])[] = [
  ["#000000", "same", "lighter"],
  ["#ffffff", "darker", "same"],
  ["#5b2a3c", "same", "lighter"],
  ["#ffd166", "darker", "same"],
  ["#6fc3bc", "darker", "same"],
  ["#1a73e8", "same", "same"],
  ["#808080", "same", "same"],
];

const luminance = (hex: string) => contrast(hex, "#000000");
const became = (accent: string, { fill }: Shade) =>
  fill === accent ? "same" : luminance(fill) > luminance(accent) ? "lighter" : "darker";

it.each(cases)("%s is %s on light paper and %s on dark", (accent, light, dark) => {
  const shades = shadesOf(accent);
  expect([became(accent, shades[0]), became(accent, shades[1])]).toEqual([light, dark]);
  isReadable(accent);
});

it("are readable for every accent", () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (color) =>
      isReadable(`#${color.toString(16).padStart(6, "0")}`),
    ),
  ));
