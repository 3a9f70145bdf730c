import { expect, it } from "vitest";
import { contrast, weakGrounds } from "./contrast.ts";

it("measures as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

it.each([
  ["#777777", []],
  ["#ffff00", ["light"]],
  ["#ffffff", ["light"]],
  ["#000000", ["dark"]],
  ["#0e5a5a", ["dark"]],
])("%s is hard to see on %j", (color, grounds) => {
  expect(weakGrounds(color)).toEqual(grounds);
});
