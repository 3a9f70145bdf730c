import { expect, it } from "vitest";
import { timeToAnswer } from "./generated/timeToAnswer.ts";
import { loadStates } from "./loadStates.ts";
import type { StateCode } from "./stateNames.ts";

const states = await loadStates();
const codes = Object.keys(states) as StateCode[];

it.each(codes)("%s: the time to answer is as its record has it", (code) => {
  const rule = states[code].laterConsent?.rule ?? "";
  const said = /(?:within|has|waits) (\d+) (?:calendar |school )?days/.exec(rule)?.[1];
  const before = /on the (\d+)th instructional day/.exec(rule)?.[1];
  const held = timeToAnswer[code];
  if (held?.limit) expect(held.limit.value).toBe(before ? Number(before) - 1 : Number(said));
  // A rule with such a time is in the table.
  if (said || before) expect(held).toBeDefined();
});
