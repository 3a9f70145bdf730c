import { loadStates, type StateCode } from "@iep-insider/sdk/law";
import { expect, it } from "vitest";
import { answerLimit, partialConsent } from "./stateSigning.ts";

const states = await loadStates();

it.each(Object.entries(partialConsent))("%s: agreeing in part is as its record has it: %s", (code, may) =>
  expect(states[code as StateCode].laterConsent?.partial).toBe(may),
);

it("has no time to answer a first IEP", () =>
  expect(answerLimit({ state: "PA", situation: "first" })).toBeNull());

it.each([
  ["PA", 10, "calendar days"],
  ["MN", 14, "calendar days"],
  ["IL", 10, "school days"],
  ["IN", 10, "instructional days"],
] as const)("%s: %d %s", (state, value, unit) =>
  expect(answerLimit({ state, situation: "unsure" })).toEqual({ value, unit }),
);
