import { expect, it } from "vitest";
import { stateEvidence } from "./evidence/index.ts";
import { isHomePage } from "./isHomePage.ts";
import { states } from "./records/allStates.ts";

it.each(Object.values(states))(
  "judges $code's complaint link as those did who collected it",
  ({ code, links }) => {
    const [judged] = stateEvidence[code].links.split(/[ ;]/);
    expect(["home-page", "dispute-page"]).toContain(judged);
    expect(isHomePage(links.complaint)).toBe(judged === "home-page");
  },
);

it.each([
  ["WV", [true, true, true]],
  ["MA", [false, false, true]],
  ["TX", [false, false, false]],
  ["PA", [false, true, false]],
] as const)("looks at each link of %s by itself", (code, expected) => {
  const { complaint, mediation, safeguards } = states[code].links;
  expect([complaint, mediation, safeguards].map(isHomePage)).toEqual(expected);
});
