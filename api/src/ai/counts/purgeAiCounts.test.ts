import { storedToolName } from "@iep-insider/sdk/catalog";
import { expect, test } from "vitest";
import { useTestDatabase } from "../../../tests/useTestApp.ts";
import { purgeAiCounts } from "../../jobs/purges.ts";

const shared = useTestDatabase();

test("the purge of AI counts removes days that are more than 24 months ago, with all their rows", async () => {
  const { database } = shared;
  const row = { tool: storedToolName("chat"), outcome: "answered", failure: "" } as const;
  for (const day of ["2024-11-20", "2024-11-21", "2026-11-20"])
    for (const engine of ["openai", "rules"] as const)
      await database.aiCounts.create({ ...row, engine, day, answers: 7 });
  const clock = () => new Date("2026-11-21T23:59:59.999Z");
  expect(await purgeAiCounts.run({ database, clock }, new AbortController().signal)).toBe(2);
  const rows = await database.aiCounts.findAll({ order: ["day"] });
  expect(rows.map(({ day }) => day)).toEqual(["2024-11-21", "2024-11-21", "2026-11-20", "2026-11-20"]);
});
