import { describedAreas } from "@iep-insider/sdk/contract/schemas";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "../../tests/createTestApp.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { operator, person } from "../../tests/operators.ts";

// Who may call, and what no list is narrowed by: the same for every call, so it is tested of all at once.

type Headers = Readonly<Record<string, string>>;

const calls = describedAreas.flatMap((area) =>
  Object.entries(area.calls).map(([name, call]) => {
    const { access } =
      (area.descriptions as Readonly<Record<string, { readonly access: string }>>)[name] ?? {};
    return { ...call, name, access };
  }),
);
/** Calls by whom they are for. */
const forUsers = calls.filter(({ access }) => access === "user" || access === "admin");
const forOperators = calls.filter(({ access }) => access === "admin");
let app: TestApp;
let user: Headers;
let admin: Headers;

beforeAll(async () => {
  app = await createTestApp();
  user = (await person(app, "user@example.org")).headers;
  admin = (await operator(app)).headers;
});
afterAll(() => app.close());

test("all calls of the operators' area are for operators, and no others", () => {
  const area = calls.filter(({ path }) => path.startsWith("/api/admin/"));
  expect(area.length).toBeGreaterThan(30);
  expect(forOperators.map(({ name }) => name)).toEqual(area.map(({ name }) => name));
});

test("all calls of whoever manages a site are for who is signed in", () => {
  const area = calls.filter(({ path }) => path.startsWith("/api/partner"));
  expect(area.length).toBeGreaterThan(5);
  expect(area.filter(({ access }) => access !== "user")).toEqual([]);
});

/** Asks, and sees to it that nothing is read or written but who asks. */
async function expectRefused(call: (typeof calls)[number], headers: Headers, status: 401 | 403) {
  const { method, path } = call;
  const query = vi.spyOn(app.database.sequelize, "query");
  const response = await app.request(path, { method, headers, ...(method === "POST" && { json: {} }) });
  const statements = query.mock.calls.map(([sql]) => (typeof sql === "string" ? sql : sql.query));
  query.mockRestore();
  await expectErrorBody(response, status, status === 401 ? "unauthenticated" : "forbidden");
  // Who asks was looked up: the spy sees what is asked of the database.
  if (status === 403) expect(statements).not.toEqual([]);
  expect(statements.filter((sql) => !/`(users|sessions|rate_limits)`/.test(sql))).toEqual([]);
}

test.each(forUsers)("$method $path is refused to nobody in particular", (call) =>
  expectRefused(call, {}, 401),
);

test.each(forOperators)("$method $path is refused to a user", (call) => expectRefused(call, user, 403));

describe("a list is not narrowed by what it does not know:", () => {
  test.each<[path: string, query: Record<string, string>]>([
    ["audit", { action: "nonsense" }],
    ["audit", { actor: "somebody" }],
    ["audit", { actor: "0" }],
    ["audit", { subject: "child" }],
    ["audit", { subjectId: "x".repeat(65) }],
    ["audit", { cursor: "nowhere" }],
    ["contacts", { state: "open" }],
    ["contacts", { service: "magic" }],
    ["contacts", { from: "everybody" }],
    ["contacts", { search: "a".repeat(255) }],
    ["contacts", { order: "id" }],
    ["contacts", { cursor: "nonsense" }],
    ["contacts", { dayBegan: "yesterday" }],
    ["contacts", { dayBegan: "2026-11-22" }],
    ["contacts", { dayBegan: "2026-11-22T00:00:00" }],
    ["contacts", { dayBegan: "" }],
    ["law", { status: "sure" }],
    ["law", { place: "ZZ" }],
    ["law", { place: "wi" }],
    ["law", { age: "new" }],
    ["law", { sort: "name" }],
    ["law", { cursor: "nowhere" }],
    ["mails", { state: "lost" }],
    ["mails", { kind: "spam" }],
    ["mails", { cursor: "nowhere" }],
    ["payments", { search: "ma" }],
    ["payments", { status: "gone" }],
    ["payments", { kind: "coffee" }],
    ["payments", { cursor: "nowhere" }],
    ["payment", { id: "abc" }],
    ["payment", { id: "0" }],
    ["payment", { id: "" }],
    ["usage", { range: "8d" }],
    ["usage", { range: "" }],
    ["usage", { tool: "my-son" }],
    ["usage", { from: "2020-01-01" }],
    ["users", { role: "king" }],
    ["users", { membership: "some" }],
    ["users", { verified: "maybe" }],
    ["users", { search: "x".repeat(255) }],
    ["users", { cursor: "nowhere" }],
    ["user", { id: "-1" }],
    ["user", { id: "1.5" }],
    ["user", { id: "1e99" }],
  ])("%s by %j", async (path, query) => {
    const response = await app.request(`/api/admin/${path}?${new URLSearchParams(query)}`, {
      headers: admin,
    });
    const { fields } = await expectErrorBody(response, 400, "invalid_request");
    expect(Object.keys(fields ?? {})).toEqual(Object.keys(query));
  });
});

test.each<[path: string, json: object, field: string]>([
  ["partners", { name: " ", origins: ["https://a.example"] }, "name"],
  ["partners", { name: "x".repeat(201), origins: ["https://a.example"] }, "name"],
  ["partners", { name: "A", origins: [] }, "origins"],
  ["partners", { name: "A", origins: Array(21).fill("https://a.example") }, "origins"],
  ["partner-sponsor", { id: 1, uses: 0 }, "uses"],
  ["partner-sponsor", { id: 1, uses: 1.5 }, "uses"],
  ["partner-limit", { id: 1, dailyCostLimit: -1 }, "dailyCostLimit"],
  ["contact-answered", { id: 0 }, "id"],
  ["contact-answered", { id: "1" }, "id"],
])("%s is refused with a wrong field: %j", async (path, json, field) => {
  const response = await app.request(`/api/admin/${path}`, { json, headers: admin });
  const { fields } = await expectErrorBody(response, 400, "invalid_request");
  expect(Object.keys(fields ?? {})).toEqual([field]);
});

test.each<[method: "GET" | "POST", path: string, more?: object]>([
  ["GET", "payment?id=12345678"],
  ["GET", "user?id=999999"],
  ["POST", "contact-answered"],
  ["POST", "mail-retry"],
  ["POST", "payment-refund"],
  ["POST", "user-role", { role: "admin" }],
  ["POST", "user-all-tools", { isGranted: true }],
  ["POST", "user-sessions-end"],
  ["POST", "partner-change", { revision: "A", name: "A", origins: ["https://a.example"] }],
  ["POST", "partner-switch", { active: false }],
  ["POST", "partner-decide", { approve: true, note: "" }],
  ["POST", "partner-sponsor", { uses: 5 }],
  ["POST", "partner-limit", { dailyCostLimit: 5 }],
  ["POST", "partner-key-revoke", { siteKey: "site_unknown1" }],
])("%s /api/admin/%s finds nothing that is not there", async (method, path, more = {}) => {
  const json = method === "POST" && { json: { id: 999_999, ...more } };
  const response = await app.request(`/api/admin/${path}`, { method, headers: admin, ...json });
  await expectErrorBody(response, 404, "not_found");
  expect(await app.database.auditEntries.count({ where: { subjectId: "999999" } })).toBe(0);
});
