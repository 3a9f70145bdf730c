import { expect, it } from "vitest";
import { lowContrastBackgrounds } from "./lowContrastBackgrounds.ts";

it.each([
  ["#777777", []],
  ["#ffff00", ["light"]],
  ["#ffffff", ["light"]],
  ["#000000", ["dark"]],
  ["#0e5a5a", ["dark"]],
])("%s is hard to see on %j", (color, grounds) => {
  expect(lowContrastBackgrounds(color)).toEqual(grounds);
});
