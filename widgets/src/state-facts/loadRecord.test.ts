import { factsOf } from "@iep-insider/sdk/law";
import { afterEach, expect, it, vi } from "vitest";
import { factParagraphs, factShown } from "./factShown.ts";
import { loadRecord } from "./loadRecord.ts";

afterEach(() => void vi.useRealTimers());

it.each([
  ["a year to the day after it was read", "2027-11-21", /^Checked in the law\./],
  ["a day later", "2027-11-22", /^Ask the district first\. .*more than a year ago\. Please check it/],
])("shows a verified fact %s", async (_, today, status) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${today}T12:00:00`) });
  const held = factsOf(await loadRecord("WA")).find(({ topic }) => topic.id === "answer");
  if (!held) throw new Error("Washington has a rule on the answer to a request.");
  expect(factParagraphs(factShown(held, today)).at(-1)).toMatch(status);
});

it("treats no fact as verified a year after all were read", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2028-01-01T12:00:00") });
  const statuses = factsOf(await loadRecord("CA")).flatMap(({ fact }) => fact?.status ?? []);
  expect(new Set(statuses)).toEqual(new Set(["unverified"]));
});
