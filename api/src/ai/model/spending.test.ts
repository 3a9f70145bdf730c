import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "../../../tests/useTestApp.ts";
import { openDatabase } from "../../database/openDatabase.ts";
import { purgeSpending } from "../../jobs/purges.ts";
import { createSpending } from "./spending.ts";

const shared = useTestDatabase();
let now = new Date();

beforeEach(async () => {
  now = new Date("2026-11-21T12:00:00.000Z");
  await shared.database.aiSpending.destroy({ where: {} });
});

function spendingOf(database = shared.database, dailyTokens = 1000) {
  return createSpending({ database, clock: () => now }, dailyTokens);
}

test.each([
  [[999], false, "one is left"],
  [[600, 400], true, "all are used"],
  [[999, 5000], true, "the last answer went over"],
])("the day's tokens after %j are over: %s (%s)", async (amounts, isOver) => {
  for (const amount of amounts) await spendingOf().add(amount);
  expect(await spendingOf().isOver()).toBe(isOver);
});

test("the daily token count restarts at midnight UTC", async () => {
  now = new Date("2026-11-21T23:59:59.999Z");
  await spendingOf().add(1000);
  expect(await spendingOf().isOver()).toBe(true);
  now = new Date("2026-11-22T00:00:00.000Z");
  expect(await spendingOf().isOver()).toBe(false);
});

test("the daily tokens are counted across all processes, and none are lost under concurrency", async () => {
  const other = openDatabase(shared.address);
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => spendingOf(index % 2 ? other : shared.database).add(25)),
  );
  await other.close();
  const rows = await shared.database.aiSpending.findAll();
  expect(rows.map(({ day, tokens }) => ({ day, tokens }))).toEqual([{ day: "2026-11-21", tokens: 1000 }]);
});

test.each([["2026-12-22T00:00:00.000Z", ["2026-12-20"], "a day more goes"]])(
  "the purge at %s leaves %j: %s",
  async (moment, left) => {
    const { database } = shared;
    await database.aiSpending.bulkCreate(
      ["2026-11-20", "2026-11-21", "2026-12-20"].map((day) => ({ day, tokens: 5 })),
    );
    await purgeSpending.run({ database, clock: () => new Date(moment) }, new AbortController().signal);
    const rows = await database.aiSpending.findAll({ order: ["day"] });
    expect(rows.map((row) => row.day)).toEqual(left);
  },
);
