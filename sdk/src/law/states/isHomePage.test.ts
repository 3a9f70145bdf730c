import { expect, it } from "vitest";
import { states } from "./generated/allStates.ts";
import { isHomePage } from "./isHomePage.ts";

it.each([
  ["WV", [true, true, true]],
  ["MA", [false, false, true]],
  ["TX", [false, false, false]],
  ["PA", [false, true, false]],
] as const)("looks at each link of %s by itself", (code, expected) => {
  const { complaint, mediation, safeguards } = states[code].links;
  expect([complaint, mediation, safeguards].map(isHomePage)).toEqual(expected);
});
