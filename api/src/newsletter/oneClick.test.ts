import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { noLimits } from "../../tests/createTestApp.ts";
import { emptyAccounts } from "../../tests/emptyAccounts.ts";
import { anotherApp, useTestApp } from "../../tests/useTestApp.ts";

const now = new Date("2026-11-22T10:00:00.000Z");
let token: string;

const app = useTestApp({ clock: () => now, environment: { publicOrigin: "https://iep.example" } });
beforeEach(async () => {
  await emptyAccounts(app.database);
  app.logLines.length = 0;
  token = randomBytes(32).toString("base64url");
  await app.database.newsletterSubscribers.create({
    email: "maria@example.org",
    emailKey: "maria@example.org",
    requestedAt: now,
    subscribedAt: now,
    unsubscribeToken: token,
    mailsSince: now,
    mailsSent: 1,
  });
});

const left = async () => (await app.database.newsletterSubscribers.count()) === 0;
const post = (path: string, init: RequestInit = {}) => app.request(path, { method: "POST", ...init });

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const oneClick = "List-Unsubscribe=One-Click";
const multipart = new FormData();
multipart.set("List-Unsubscribe", "One-Click");

test.each<[string, RequestInit]>([
  ["as Gmail sends it", { headers: { ...form, "User-Agent": "Google-Gmail" }, body: oneClick }],
  ["as a form in parts, which RFC 8058 prefers", { body: multipart }],
  ["as a page's form without a script", { headers: { ...form, Origin: "https://iep.example" }, body: "" }],
  ["with no body at all", {}],
])("ends it at once, %s: no session, no cookie, no redirect", async (_, init) => {
  const response = await post(`/newsletter?unsubscribe=${token}`, { redirect: "manual", ...init });
  expect([response.status, await response.text()]).toEqual([
    200,
    "You are off the list. You will get no more newsletters from us.\n",
  ]);
  expect(await left()).toBe(true);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
  for (const name of ["Set-Cookie", "Access-Control-Allow-Origin"])
    expect(response.headers.get(name)).toBeNull();
});

test.each(["/newsletter", "/newsletter?unsubscribe=", `/newsletter?unsubscribe=${"A".repeat(201)}`])(
  "says of %s that it is not complete",
  async (path) => {
    const response = await post(path, { headers: form, body: oneClick });
    expect([response.status, await response.text()]).toEqual([
      400,
      "This link is not complete. Please open it from the email again.\n",
    ]);
    expect(await left()).toBe(false);
  },
);

test.each(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"])("is not done by %s", async (method) => {
  await app.request(`/newsletter?unsubscribe=${token}`, { method });
  expect(await left()).toBe(false);
});

test("leaves no token in the log", async () => {
  await post(`/newsletter?unsubscribe=${token}`);
  await app.request(`/newsletter?unsubscribe=${token}`);
  await expect.poll(() => app.logLines.length).toBe(2);
  expect(app.logLines.map((line) => JSON.parse(line).route)).toEqual(["/newsletter", "/*"]);
  expect(app.logLines.join("")).not.toContain(token);
});

test("has a limit that a mail provider does not meet, and says it as text", async () => {
  const limits = { ...noLimits, newsletterTokens: { requests: 1, window: 60_000 } };
  const strict = await anotherApp(app, { limits });
  await strict.request("/newsletter?unsubscribe=none", { method: "POST" });
  const refused = await strict.request(`/newsletter?unsubscribe=${token}`, { method: "POST" });
  expect([refused.status, await refused.text(), refused.headers.get("Retry-After")]).toEqual([
    429,
    "Too many requests. Please try again in 60 seconds.\n",
    "60",
  ]);
});
