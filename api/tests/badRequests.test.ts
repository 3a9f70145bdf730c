import { accounts, adminPartners, contacts, usage } from "@iep-insider/sdk/contract";
import { declaredCalls } from "@iep-insider/sdk/contract/schemas";
import { afterEach, expect, test } from "vitest";
import { expectErrorBody } from "./errorBody.ts";
import { operator, type Person } from "./operators.ts";
import { countRequest, supportRequest } from "./samples.ts";
import { useTestApp } from "./useTestApp.ts";

const support = contacts.sendSupportRequest.path;
const json = { "Content-Type": "application/json" };

const app = useTestApp();

afterEach(async () => {
  expect(await app.database.contacts.count()).toBe(0);
  expect(await app.database.usageCounts.count()).toBe(0);
});

test.each([
  ["cut off", '{"firstName": "Ma'],
  ["not JSON", "firstName=Maria"],
  ["a byte that is no UTF-8 in a name", Buffer.from([0x7b, 0x22, 0xff, 0x22])],
])("a body that is %s is refused", async (_, body) => {
  const response = await app.request(support, { method: "POST", headers: json, body });
  await expectErrorBody(response, 400, "malformed_json");
});

test.each(["null", "[]", "7", '"text"', "true", ""])(
  "the body %j, which is no object, is refused",
  async (body) => {
    const response = await app.request(support, { method: "POST", headers: json, body });
    const { fields } = await expectErrorBody(response, 400, "invalid_request");
    expect(fields).toBeUndefined();
  },
);

test("no body at all is refused", async () => {
  await expectErrorBody(await app.request(support, { method: "POST" }), 400, "invalid_request");
});

test("a body of 2 MB is refused", async () => {
  const response = await app.request(support, { json: supportRequest({ message: "x".repeat(2_000_000) }) });
  await expectErrorBody(response, 413, "body_too_large");
});

test("a body of 2 MB that does not say so beforehand is refused", async () => {
  const body = new Blob([JSON.stringify(supportRequest({ message: "x".repeat(2_000_000) }))]).stream();
  const response = await app.request(support, { method: "POST", headers: json, body, duplex: "half" });
  await expectErrorBody(response, 413, "body_too_large");
});

test("a body as long as it may be is read, and then judged by the schema", async () => {
  const longest = 100 * 1024;
  const message = "x".repeat(longest - JSON.stringify(supportRequest({ message: "" })).length);
  const response = await app.request(support, { json: supportRequest({ message }) });
  const { fields } = await expectErrorBody(response, 400, "invalid_request");
  expect(fields).toEqual({ message: "The message can have at most 10,000 characters." });
  const tooLong = await app.request(support, { json: supportRequest({ message: `${message}x` }) });
  await expectErrorBody(tooLong, 413, "body_too_large");
});

test.each([
  ["plain text, which browsers send to foreign origins without asking", { "Content-Type": "text/plain" }],
  ["another charset", { "Content-Type": "application/json; charset=iso-8859-1" }],
  ["compressed", { ...json, "Content-Encoding": "gzip" }],
])("a body that is %s is refused", async (_, headers) => {
  const body = Buffer.from(JSON.stringify(supportRequest()));
  await expectErrorBody(
    await app.request(support, { method: "POST", headers, body }),
    415,
    "unsupported_media_type",
  );
});

test("a thousand unknown fields get a short response", async () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, 1]));
  const response = await app.request(usage.count.path, { json: { ...countRequest(), ...many } });
  const { fields } = await expectErrorBody(response, 400, "invalid_request");
  expect(Object.keys(fields ?? {})).toHaveLength(20);
});

test("a field named __proto__ is refused", async () => {
  const body = JSON.stringify(countRequest()).replace("{", '{"__proto__":{"admin":true},');
  const response = await app.request(usage.count.path, { method: "POST", headers: json, body });
  await expectErrorBody(response, 400, "invalid_request");
});

test.each<readonly [string, (headers: Person["headers"]) => Promise<Response>, string]>([
  [
    "a search",
    (headers) => app.request(`${adminPartners.listPartners.path}?search=a%00`, { headers }),
    "search-nul@example.org",
  ],
  [
    "an id",
    (headers) => app.request(accounts.endSession.path, { json: { id: "a\u0000" }, headers }),
    "id-nul@example.org",
  ],
])("U+0000 in %s is refused: SQLite ends a statement there", async (_, send, email) => {
  const { headers } = await operator(app, email);
  await expectErrorBody(await send(headers), 400, "invalid_request");
});

test.each([
  "/api",
  "/api/",
  "/api/%E0%A4%A",
  "/api/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  `/api/${"a".repeat(5000)}`,
])("an address that is not there %s", async (path) => {
  await expectErrorBody(await app.request(path), 404, "not_found");
  await expectErrorBody(await app.request(path, { json: supportRequest() }), 404, "not_found");
});

test.each(["/embed/%E0%A4%A", "/embed/%ff", "/dev/outbox/%"])(
  "the malformed URL %s is the client's error",
  async (path) => {
    const response = await app.request(path);
    expect([response.status, await response.text()]).toEqual([400, "This address cannot be read.\n"]);
  },
);

test.each([
  ["a text", { ...supportRequest(), message: "Hello.\0" }, "message"],
  ["the name of a field", { ...supportRequest(), "a\0b": 1 }, "a\0b"],
])("a NUL in %s, which databases refuse, is refused", async (_, body, field) => {
  const { fields } = await expectErrorBody(
    await app.request(support, { json: body }),
    400,
    "invalid_request",
  );
  expect(Object.keys(fields ?? {})).toEqual([field]);
});

const calls = declaredCalls();
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const wrong = [...new Set(calls.map(({ path }) => path))].flatMap((path) => {
  const right = calls.filter((call) => call.path === path).map(({ method }) => method);
  return methods.filter((method) => !right.includes(method)).map((method) => ({ method, path, right }));
});
test.each(wrong)("a method that an address does not know $method $path", async ({ method, path, right }) => {
  const response = await app.request(path, { method });
  const allowed = [...right, ...(right.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
  expect(response.headers.get("Allow")).toBe(allowed.join(", "));
  await expectErrorBody(response, 405, "method_not_allowed");
});

test("OPTIONS is told which methods an address knows", async () => {
  const response = await app.request(support, { method: "OPTIONS" });
  expect([response.status, response.headers.get("Allow")]).toEqual([204, "POST, OPTIONS"]);
});

test.each(["/api/health/", "/API/Health"])("%s is the same address", async (path) => {
  expect((await app.request(path)).status).toBe(200);
});

test("HEAD is GET without the body", async () => {
  const response = await app.request("/api/health", { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([200, ""]);
});
