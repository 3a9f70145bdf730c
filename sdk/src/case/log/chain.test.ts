import { expect, it } from "vitest";
import type { LogEntry } from "../CaseRecord.ts";
import { call, logOf, missedSpeech, sentHome } from "../tests/logOf.ts";
import { newestHashes, verifyChain } from "./chain.ts";

const three = await logOf([call, sentHome("2026-11-03", 0.5), missedSpeech("2026-11-04", 30)]);
const at = (index: number, change: Partial<LogEntry>) =>
  three.map((entry, place) => (place === index ? { ...entry, ...change } : entry));

it("accepts a log as written, in any order of its entries and of their fields", async () => {
  expect(await verifyChain([])).toBeNull();
  const shuffled = three
    .toReversed()
    .map((entry) => Object.fromEntries(Object.entries(entry).toReversed()) as unknown as LogEntry);
  expect(await verifyChain(shuffled)).toBeNull();
});

it.each<[string, Partial<LogEntry>]>([
  ["type", { type: "email" }],
  ["day", { day: "2026-11-01" }],
  ["what", { what: "Ms. Hale said yes." }],
  ["who", { who: "Ms. Hale" }],
  ["missed", { missed: { service: "Speech", minutes: 60 } }],
  ["removal", { removal: { kind: "sent-home", days: 1 } }],
  ["corrects", { corrects: "0" }],
  ["isTakenBack", { isTakenBack: true }],
  ["writtenAt", { writtenAt: "2026-11-26T12:00:01.500Z" }],
  ["previous", { previous: [] }],
])("shows a changed %s", async (_, change) => {
  expect(await verifyChain(at(1, change))).toMatchObject({ kind: "changed", entry: change });
});

it("names the first of two", async () => {
  const twice = at(2, { what: "x" }).map((entry, place) => (place === 0 ? { ...entry, what: "y" } : entry));
  expect(await verifyChain(twice)).toMatchObject({ entry: { what: "y" } });
});

it("shows that an entry is gone, or was exchanged for another with a right hash", async () => {
  const [first, second, third] = three;
  expect(await verifyChain([first, third] as LogEntry[])).toEqual({ kind: "gap", entry: third });
  const [, other] = await logOf([call, sentHome("2026-11-03", 1)]);
  expect(await verifyChain([first, other, third] as LogEntry[])).toEqual({ kind: "gap", entry: third });
  // The newest one is not missed: nothing was written after it. The page says so.
  expect(await verifyChain([first, second] as LogEntry[])).toBeNull();
});

it("joins what two devices wrote apart, so that the next entry covers both", async () => {
  const shared = await logOf([call]);
  const phone = await logOf([sentHome("2026-11-03", 0.5)], shared);
  const laptop = await logOf([missedSpeech("2026-11-04", 30)], shared);
  const merged = [...new Set([...laptop, ...phone])];
  expect(newestHashes(merged)).toHaveLength(2);
  const joined = await logOf([call], merged);
  expect(joined.at(-1)?.previous).toEqual(newestHashes(merged));
  expect(newestHashes(joined)).toEqual([joined.at(-1)?.hash]);
  expect(await verifyChain(joined)).toBeNull();
  expect(await verifyChain(joined.filter((entry) => entry !== laptop.at(-1)))).toMatchObject({ kind: "gap" });
});
