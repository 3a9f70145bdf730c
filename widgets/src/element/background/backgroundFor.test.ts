import { contrast } from "@iep-insider/sdk/theme";
import fc from "fast-check";
import { expect, it } from "vitest";
import { backgroundFor } from "./backgroundFor.ts";

it.each([
  ["#ffffff", "auto", "light"],
  ["#e8eef5", "auto", "light"],
  ["#222222", "auto", "dark"],
  ["#ffffff", "dark", null],
  ["#0b1f33", "light", null],
  // In between, and loud colors.
  ["#808080", "auto", null],
  ["#d9532b", "auto", null],
] as const)("a page of %s with the theme %s gives %s lettering", (color, theme, expected) => {
  expect(backgroundFor(color, theme === "auto" ? null : theme)?.theme ?? null).toBe(expected);
});

it("whatever the page's color is, every word on it keeps 4.5 to 1, and fields 3 to 1", () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const color = `#${number.toString(16).padStart(6, "0")}`;
      for (const [name, shade] of Object.entries(backgroundFor(color, null)?.shades ?? {}))
        expect(contrast(shade, color), `${name} on ${color}`).toBeGreaterThanOrEqual(
          name === "outline" ? 3 : 4.5,
        );
    }),
  ));
