import type { AuditFilter } from "@iep-insider/sdk/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, dialect, type TestDatabase } from "../../../tests/testDatabase.ts";
import { listAudit } from "./listAudit.ts";

let shared: TestDatabase;

beforeAll(async () => {
  shared = await createTestDatabase();
  // A small table MariaDB would rather read whole, and sort.
  const rows = Array.from({ length: 12_000 }, (_, each) => ({
    at: new Date(Date.UTC(2026, 0, 1) + each * 60_000),
    actorId: each % 500,
    action: each % 50 === 0 ? ("mail_retried" as const) : ("role_granted" as const),
    subjectKind: each % 50 === 0 ? ("payment" as const) : ("mail" as const),
    subjectId: String(each),
    detail: "{}",
  }));
  await shared.database.auditEntries.bulkCreate(rows);
  await shared.database.sequelize.query(dialect === "sqlite" ? "ANALYZE" : "ANALYZE TABLE audit_entries");
});
afterAll(() => shared.drop());

test.each<[string, AuditFilter]>([
  ["audit_entries_time", {}],
  ["audit_entries_action", { action: "mail_retried" }],
  ["audit_entries_actor", { actor: 7 }],
  ["audit_entries_kind", { subject: "payment" }],
  ["audit_entries_subject", { subject: "mail", subjectId: "7" }],
])("%s answers the log narrowed by %j, unsorted", async (index, filter) => {
  const { sequelize } = shared.database;
  const query = vi.spyOn(sequelize, "query");
  await listAudit(shared, filter, undefined);
  const [statement] = query.mock.calls.map(([sql]) => (typeof sql === "string" ? sql : sql.query));
  query.mockRestore();
  const [plan] = await sequelize.query(
    `${dialect === "sqlite" ? "EXPLAIN QUERY PLAN" : "EXPLAIN"} ${statement}`,
  );
  expect(JSON.stringify(plan)).toContain(index);
  expect(JSON.stringify(plan)).not.toMatch(/filesort|TEMP B-TREE/);
});
