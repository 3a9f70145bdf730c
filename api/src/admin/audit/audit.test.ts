import { accounts, adminAudit, adminUsers } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { operator, type Person, person } from "../../../tests/operators.ts";
import { registration } from "../../../tests/samples.ts";
import { useEmptyApp } from "../../../tests/useTestApp.ts";
import { type NewAuditEntry, recordAuditEntry } from "../../audit/recordAuditEntry.ts";

let olga: Person;

const app = useEmptyApp("2026-11-22T03:00:00.000Z");
beforeEach(async () => {
  olga = await operator(app);
  await app.database.auditEntries.destroy({ where: {} });
});

test("GET /api/admin/audit says who did what to whom, newest first", async () => {
  const ben = await person(app, "ben@example.org");
  await write({ action: "all_tools_granted", subject: "user", id: ben.id });
  app.now = new Date(app.now.getTime() + 1000);
  await write({ action: "contacts_exported", subject: "contact", detail: { rows: 3 } }, "command");
  const { rows } = await list();
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      at: "2026-11-22T03:00:01.000Z",
      actor: { kind: "command" },
      action: "contacts_exported",
      subject: { kind: "contact", id: null, email: null },
      detail: { rows: 3 },
    },
    {
      id: expect.any(Number),
      at: "2026-11-22T03:00:00.000Z",
      actor: { kind: "account", id: olga.id, email: "operator@example.org" },
      action: "all_tools_granted",
      subject: { kind: "user", id: String(ben.id), email: "ben@example.org" },
      detail: {},
    },
  ]);
});

test("GET /api/admin/audit keeps a deleted operator's actions without their name", async () => {
  const ben = await operator(app, "ben@example.org");
  const headers = ben.headers;
  await app.request(adminUsers.setUserAllTools.path, { headers, json: { id: ben.id, isGranted: true } });
  const { password } = registration();
  const gone = await app.request(accounts.deleteAccount.path, { headers, json: { password } });
  expect(gone.status).toBe(204);
  const [entry] = (await list({ action: "all_tools_granted" })).rows;
  expect(entry).toMatchObject({
    actor: { kind: "account", id: ben.id, email: null },
    subject: { kind: "user", id: String(ben.id), email: null },
  });
  // Otherwise the next account to sign up would inherit the deleted one's log entries.
  expect((await person(app, "carla@example.org")).id).not.toBe(ben.id);
});

test.each([
  ["the action", { action: "mail_retried" }, 1],
  ["who did it", { actor: "command" }, 1],
  ["an operator", { actor: "me" }, 3],
  ["one subject", { subject: "user", subjectId: "7" }, 1],
])("GET /api/admin/audit is narrowed by %s", async (_, filter: Record<string, string>, count) => {
  await write({ action: "sessions_ended", subject: "user", id: 7 });
  await write({ action: "role_granted", subject: "user", id: 8 });
  await write({ action: "mail_retried", subject: "mail", id: 7 });
  await write({ action: "partner_created", subject: "partner", id: "site_abcdefgh" }, "command");
  const asked = filter["actor"] === "me" ? { ...filter, actor: String(olga.id) } : filter;
  expect((await list(asked)).rows).toHaveLength(count);
});

test("GET /api/admin/audit.csv has the filtered entries, with its own export first", async () => {
  const ben = await person(app, "ben@example.org");
  await write({ action: "sessions_ended", subject: "user", id: ben.id, detail: { sessions: 2 } });
  await write({ action: "role_granted", subject: "user", id: 999 }, "command");
  app.now = new Date(app.now.getTime() + 1000);
  const response = await app.request(adminAudit.exportAudit.path, { headers: olga.headers });
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8; header=present");
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="audit-2026-11-22.csv"');
  const lines = (await response.text()).replace("\uFEFF", "").trim().split("\r\n");
  expect(lines.map((line) => line.replace(/^\d+,/, ""))).toEqual([
    "number,when (UTC),who,what,about,number or key,address today,details",
    "2026-11-22T03:00:01.000Z,operator@example.org,audit_exported,audit,,,",
    "2026-11-22T03:00:00.000Z,command on the server,role_granted,user,999,,",
    `2026-11-22T03:00:00.000Z,operator@example.org,sessions_ended,user,${ben.id},ben@example.org,sessions: 2`,
  ]);
  const narrowed = await app.request(`${adminAudit.exportAudit.path}?action=role_granted`, {
    headers: olga.headers,
  });
  expect((await narrowed.text()).trim().split("\r\n")).toHaveLength(2);
  expect((await list({ action: "audit_exported" })).rows.map(({ detail }) => detail)).toEqual([
    { action: "role_granted" },
    {},
  ]);
});

test("GET /api/admin/operators has those who have the role now", async () => {
  await person(app, "ben@example.org");
  const ana = await operator(app, "Ana@example.org");
  expect(await callAs(app, adminAudit.listOperators, olga.headers)).toEqual({
    operators: [
      { id: ana.id, email: "Ana@example.org" },
      { id: olga.id, email: "operator@example.org" },
    ],
  });
});

function write(entry: NewAuditEntry, by?: "command") {
  return app.database.transaction((transaction) =>
    recordAuditEntry(app.services, transaction, by ?? { userId: olga.id }, entry),
  );
}

function list(query: Record<string, string> = {}) {
  return callAs(app, adminAudit.listAudit, olga.headers, query);
}
