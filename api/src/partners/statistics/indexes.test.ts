import { storedToolName } from "@iep-insider/sdk/catalog";
import { expect, test, vi } from "vitest";
import { createTestApp } from "../../../tests/createTestApp.ts";
import { dialect } from "../../../tests/testDatabase.ts";
import { registerPartner } from "../service.ts";
import { readStatistics } from "./readStatistics.ts";

test("a partner's counts are found by its keys, however many others there are", async () => {
  const app = await createTestApp({ clock: () => new Date("2026-11-22T10:00:00.000Z") });
  const { database } = app;
  const { sequelize } = database;
  const given = { name: "A parent center", origins: ["https://center.example"], siteKey: "site_number7" };
  const partner = await registerPartner(app.services, "command", given);
  await database.usageCounts.bulkCreate(
    Array.from({ length: 6000 }, (_, index) => ({
      day: `2026-${String((index % 11) + 1).padStart(2, "0")}-${String((index % 28) + 1).padStart(2, "0")}`,
      event: "tool_load" as const,
      subject: storedToolName("letter-generator"),
      siteKey: `site_number${Math.floor(index / 308)}`,
      count: 1,
    })),
    { ignoreDuplicates: true },
  );
  await sequelize.query(dialect === "sqlite" ? "ANALYZE" : "ANALYZE TABLE usage_counts");

  const query = vi.spyOn(sequelize, "query");
  await readStatistics(app.services, partner, { from: "2025-01-01", to: "2026-11-22", by: "month" });
  const statements = query.mock.calls.map(([sql]) => (typeof sql === "string" ? sql : sql.query));
  query.mockRestore();
  const read = statements.find((statement) => statement.includes("usage_counts"));
  const explain = dialect === "sqlite" ? "EXPLAIN QUERY PLAN" : "EXPLAIN";
  const [plan] = await sequelize.query(`${explain} ${read}`);
  const text = JSON.stringify(plan);
  expect(text).toMatch(/USING COVERING INDEX usage_counts_of_site|"key":"usage_counts_of_site"/);
  // The counts are in the index: no row is read.
  if (dialect !== "sqlite") expect(text).toContain("Using index");
  await app.close();
});
