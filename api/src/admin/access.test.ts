import { declaredCalls } from "@iep-insider/sdk/contract/schemas";
import { beforeAll, expect, test } from "vitest";
import { expectErrorBody, expectWrongFields } from "../../tests/errorBody.ts";
import { operator, type Person } from "../../tests/operators.ts";
import { useTestApp } from "../../tests/useTestApp.ts";

// What every call of the operators' area refuses in the same way; `tests/permissions.test.ts` has who may call.

const app = useTestApp();
let headers: Person["headers"];

beforeAll(async () => {
  ({ headers } = await operator(app));
});

test("partner calls require an account, except the one in which a page reports its key", () => {
  const ofSites = declaredCalls().filter(({ path }) => path.startsWith("/api/partner"));
  expect(ofSites.length).toBeGreaterThan(5);
  const open = ofSites.filter(({ access }) => access !== "user");
  expect(open.map(({ path }) => path)).toEqual(["/api/partner/seen"]);
});

test.each([
  "audit?action=nonsense",
  "audit?actor=0",
  `audit?subjectId=${"x".repeat(65)}`,
  "audit?cursor=nowhere",
  `contacts?search=${"a".repeat(255)}`,
  "contacts?order=id",
  "contacts?cursor=nonsense",
  "contacts?dayBegan=2026-11-22T00:00:00",
  "law?place=ZZ",
  "law?age=new",
  "law?cursor=nowhere",
  "mails?state=lost",
  "mails?cursor=nowhere",
  "payments?search=ma",
  "payments?kind=coffee",
  "payments?cursor=nowhere",
  "payment?id=0",
  "usage?range=8d",
  "usage?tool=my-son",
  "users?membership=some",
  "users?cursor=nowhere",
  "user?id=1.5",
  "user?id=1e99",
])("a list refuses a filter that it does not know: %s", async (query) => {
  const response = await app.request(`/api/admin/${query}`, { headers });
  await expectWrongFields(response, /\?(\w+)=/.exec(query)?.[1]);
});

test.each<[path: string, json: object, field: string]>([
  ["partners", { name: " ", origins: ["https://a.example"] }, "name"],
  ["partners", { name: "A", origins: [] }, "origins"],
  ["partners", { name: "A", origins: Array(21).fill("https://a.example") }, "origins"],
  ["partner-sponsor", { id: 1, uses: 0 }, "uses"],
  ["partner-limit", { id: 1, dailyCostLimit: -1 }, "dailyCostLimit"],
])("%s refuses a wrong field: %j", async (path, json, field) => {
  const response = await app.request(`/api/admin/${path}`, { json, headers });
  await expectWrongFields(response, field);
});

test.each<[method: "GET" | "POST", path: string, more?: object]>([
  ["GET", "payment?id=12345678"],
  ["GET", "user?id=999999"],
  ["POST", "contact-answered"],
  ["POST", "contact-answer", { text: "Hello" }],
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
])("%s /api/admin/%s answers 404 for an id that does not exist", async (method, path, more = {}) => {
  const json = method === "POST" && { json: { id: 999_999, ...more } };
  const response = await app.request(`/api/admin/${path}`, { method, headers, ...json });
  await expectErrorBody(response, 404, "not_found");
  expect(await app.database.auditEntries.count({ where: { subjectId: "999999" } })).toBe(0);
});
