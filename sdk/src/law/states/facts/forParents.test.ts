import { expect, it } from "vitest";
import { loadStates } from "../loadStates.ts";
import { factsOf } from "./factsOf.ts";
import { forParents } from "./forParents.ts";

it.each([
  ["60 days. One page adds the eligibility meeting.", "60 days."],
  [
    "Up to 30 more days by written agreement; we have not read this in the rule.",
    "Up to 30 more days by written agreement.",
  ],
  ["Breaks are said to count; longer only by an agreement on file.", "Longer only by an agreement on file."],
  [
    "A doctor's appointment does not; a school break does.",
    "A doctor's appointment does not; a school break does.",
  ],
  ["We have not read the paragraph itself.", ""],
])("leaves to a parent what a fact says, and not how we came by it: %s", (held, read) => {
  expect(forParents(held)).toBe(read);
});

it("leaves something of every fact of every state", async () => {
  for (const record of Object.values(await loadStates()))
    for (const { fact, topic, lines, beside } of factsOf(record))
      expect(fact === null || [...lines, ...beside].length > 0, `${record.code} ${topic.id}`).toBe(true);
});
