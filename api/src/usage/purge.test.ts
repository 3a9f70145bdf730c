import { expect, test } from "vitest";
import { useTestDatabase } from "../../tests/useTestApp.ts";
import { purgeCounts, purgeLanguageCounts } from "../jobs/purges.ts";
import { createCounter } from "./service.ts";

const shared = useTestDatabase();

test.each([
  ["2026-11-21T00:00:00.000Z", ["2024-11-21", "2024-11-22", "2026-11-20"], "exactly 24 months stays"],
  ["2026-11-22T00:00:00.000Z", ["2024-11-22", "2026-11-20"], "a day more goes"],
])("the purge of counts at %s leaves %j: %s", async (now, left) => {
  const { database } = shared;
  await database.usageCounts.destroy({ where: {} });
  await database.languageCounts.destroy({ where: {} });
  for (const day of ["2024-11-20", "2024-11-21", "2024-11-22", "2026-11-20"]) {
    const clock = () => new Date(`${day}T12:00:00.000Z`);
    const count = createCounter({ database, clock, batchPeriod: 0 });
    await count({ event: "page_view", subject: "/pricing", siteKey: "", language: "es" });
  }
  const { signal } = new AbortController();
  for (const purge of [purgeCounts, purgeLanguageCounts])
    await purge.run({ database, clock: () => new Date(now) }, signal);
  const options = { order: ["day"] };
  for (const rows of [
    await database.usageCounts.findAll(options),
    await database.languageCounts.findAll(options),
  ])
    expect(rows.map((row) => row.day)).toEqual(left);
});
