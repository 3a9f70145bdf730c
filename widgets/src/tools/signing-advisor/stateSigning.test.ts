import { loadStates, type StateCode } from "@iep-insider/sdk/law";
import { expect, it } from "vitest";
import { answerLimit, partialConsent } from "./stateSigning.ts";

const states = await loadStates();
const codes = Object.keys(states) as StateCode[];

it.each(Object.entries(partialConsent))("%s: agreeing in part is as its record has it: %s", (code, may) =>
  expect(states[code as StateCode].laterConsent?.partial).toBe(may),
);

it.each(codes)("%s: the time to answer stands in its rule", (code) => {
  const rule = states[code].laterConsent?.rule ?? "";
  const limit = answerLimit({ state: code, situation: "later" });
  const said = /(?:within|has|waits) (\d+) (?:calendar |school )?days/.exec(rule)?.[1];
  const before = /on the (\d+)th instructional day/.exec(rule)?.[1];
  if (limit) expect(limit.value).toBe(before ? Number(before) - 1 : Number(said));
  expect(answerLimit({ state: code, situation: "first" })).toBeNull();
});

it.each([
  ["PA", 10, "calendar days"],
  ["MN", 14, "calendar days"],
  ["IL", 10, "school days"],
  ["IN", 10, "instructional days"],
] as const)("%s: %d %s", (state, value, unit) =>
  expect(answerLimit({ state, situation: "unsure" })).toEqual({ value, unit }),
);
