import { loadStates, stateNames } from "@iep-insider/sdk/law";
import { expect, it } from "vitest";
import { purposeLinks, stateCodes, stateToBeginWith } from "./logic.ts";

const states = await loadStates();

it("offers the 50 states and DC, sorted by code", () => {
  expect(stateCodes).toHaveLength(51);
  expect([...stateCodes].sort()).toEqual(stateCodes);
  expect(new Set(stateCodes)).toEqual(new Set(Object.keys(stateNames)));
  // By name, Alabama would come before Alaska.
  expect(stateCodes.slice(0, 2)).toEqual(["AK", "AL"]);
});

it.each([
  ["nothing", { draft: null, handedOver: undefined, state: null }, ""],
  ["what the page's owner set", { draft: null, handedOver: undefined, state: "MA" }, "MA"],
  ["what was kept", { draft: "TX", handedOver: undefined, state: "MA" }, "TX"],
  ["what was handed over", { draft: "TX", handedOver: "WA", state: "MA" }, "WA"],
  ["no state of that name", { draft: "tx", handedOver: "toString", state: "PR" }, ""],
  ["a draft of another shape", { draft: { state: "TX" }, handedOver: ["WA"], state: null }, ""],
] as const)("the state to begin with: %s", (_, beginnings, expected) =>
  expect(stateToBeginWith(beginnings)).toBe(expected),
);

it("marks a link that leads only to the agency's home page", () =>
  expect(purposeLinks(states.MA.links).map(({ isHomePage }) => isHomePage)).toEqual([false, false, true]));
