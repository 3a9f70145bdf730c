import { accounts, contacts, requestIdHeader, siteKeyHeader } from "@iep-insider/sdk/contract";
import { DatabaseError, UniqueConstraintError } from "sequelize";
import { beforeEach, expect, test } from "vitest";
import { describeError } from "../src/logging/createLogger.ts";
import type { TestApp } from "./createTestApp.ts";
import { emptyAccounts } from "./emptyAccounts.ts";
import { expectErrorBody } from "./errorBody.ts";
import { mailTo, tokenIn } from "./mails.ts";
import { supportRequest } from "./samples.ts";
import { signIn, signUp, verify } from "./signedIn.ts";
import { registerSite } from "./sites.ts";
import { openEmptyDatabase, openTestApp, useTestDatabase } from "./useTestApp.ts";

const { path } = contacts.sendSupportRequest;
/** What a parent sends, in words that occur nowhere else. */
const told = {
  firstName: "Quillandra",
  lastName: "Zembrowski",
  email: "quillandra@zembrowski.example",
  phone: "555-867-5309",
  message: "Maximilian bites when the fire drill rings",
};
const secrets = [
  ...Object.values(told),
  "tok_secretbearer",
  "site_Zz9Zz9Zz9",
  "203.0.113.99",
  "127.0.0.1",
  "sekret",
];
const headers = {
  Authorization: "Bearer tok_secretbearer",
  [siteKeyHeader]: "site_Zz9Zz9Zz9",
  Origin: "https://partner.example",
  "X-Forwarded-For": "203.0.113.99",
  "User-Agent": "sekret-agent",
  Referer: "https://partner.example/sekret",
};

const shared = useTestDatabase();
let app: TestApp;

beforeEach(async () => {
  app = await openTestApp({ database: shared.database, environment: { trustedProxies: 1 } });
  await registerSite(app, headers[siteKeyHeader], headers.Origin);
});

/** The lines are written when an answer has left: a moment after it arrived. */
async function logged(lines: number): Promise<Record<string, unknown>[]> {
  await expect.poll(() => app.logLines.length).toBe(lines);
  return app.logLines.map((line) => JSON.parse(line));
}

function expectNoSecrets(): void {
  for (const secret of secrets) expect(app.logLines.join("")).not.toContain(secret);
}

test("the log of a request has these fields and no others", async () => {
  const response = await app.request(path, { json: supportRequest(told), headers });
  expect(await logged(1)).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      msg: "request",
      requestId: response.headers.get(requestIdHeader),
      method: "POST",
      route: "/api/support",
      status: 201,
      milliseconds: expect.any(Number),
    },
  ]);
  expectNoSecrets();
});

test.each([
  ["a wrong field", path, { ...supportRequest(told), serviceType: "sekret" }, "/api/support", 400],
  ["an unknown route", `/api/sekret?name=${told.firstName}`, {}, "/api/*", 404],
  ["a query", `/api/health?email=${told.email}`, undefined, "/api/health", 200],
  ["a page", `/sekret/${told.firstName}?q=sekret`, undefined, "/*", 503],
])(
  "the log of a request names the pattern and never the address: %s",
  async (_, address, json, route, status) => {
    await app.request(address, { json, headers });
    expect(await logged(1)).toMatchObject([{ route, status }]);
    expectNoSecrets();
  },
);

test("the log of a request holds nothing of a body that cannot be read", async () => {
  const body = `{"firstName": "${told.firstName}", sekret`;
  await app.request(path, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body,
  });
  expect(await logged(1)).toMatchObject([{ status: 400 }]);
  expectNoSecrets();
});

const password = "sekret seven blue kites";
const account = { email: told.email, firstName: told.firstName, lastName: told.lastName, password };
const secretsOf = (mails: readonly { readonly text: string }[]) =>
  mails.flatMap(({ text }) => [...text.matchAll(/token=([\w-]+)/g)].map((match) => match[1] ?? ""));

test("the log of an account has no names and no secrets, from sign-up to deletion", async () => {
  await emptyAccounts(shared.database);
  const signedIn = await signUp(app, account);
  await verify(app, told.email, signedIn);
  await app.request(accounts.forgotPassword.path, { json: { email: told.email } });
  const token = tokenIn(await mailTo(app, told.email, "reset-password"));
  const newPassword = "sekret nine green lamps";
  await app.request(accounts.resetPassword.path, { json: { token, newPassword } });
  await app.request(accounts.login.path, { json: { email: told.email, password: "sekret guess" } });
  const again = await signIn(app, { email: told.email, password: newPassword });
  await app.request(accounts.exportAccount.path, { headers: again });
  await app.request(accounts.getUser.path, { headers });
  await app.request(accounts.deleteAccount.path, { json: { password: newPassword }, headers: again });
  await mailTo(app, told.email, "account-deleted");

  const routes = (await logged(9)).map(({ route, status }) => `${route} ${status}`);
  expect(routes).toContain("/api/auth/account/delete 204");
  expectNoSecrets();
  const tokens = [signedIn, again].map(({ Authorization }) => Authorization.slice(7));
  for (const secret of [...tokens, ...secretsOf(app.mails)])
    expect(app.logLines.join("")).not.toContain(secret);
});

test("the log of an account has no token of an opened URL, and none of a mail in a demo", async () => {
  await app.request("/reset-password?token=sekret", { headers });
  await app.request("/dev/outbox/sekret.eml", { headers });
  expect(await logged(2)).toMatchObject([{ route: "/*" }, { route: "/dev/outbox/*" }]);
  expectNoSecrets();
});

test("an unexpected error is logged in full without the request's data, and answered with only its id", async () => {
  const { database } = await openEmptyDatabase();
  app = await openTestApp({ database, environment: { trustedProxies: 1 } });
  const response = await app.request(path, { json: supportRequest(told), headers });
  const body = await expectErrorBody(response, 500, "internal");
  expect(body.message).toBe("Something went wrong on our side. Please try again in a moment.");

  const [fault, request] = await logged(2);
  expect(fault).toMatchObject({
    level: 50,
    requestId: body.requestId,
    route: "/api/support",
    err: { type: "SequelizeDatabaseError", stack: expect.any(Array), cause: { code: expect.any(String) } },
  });
  expect(JSON.stringify(fault)).toContain("RateLimitStore");
  expect(request).toMatchObject({ status: 500, requestId: body.requestId });
  expectNoSecrets();
});

test("an unexpected error of the contacts table logs none of the values, whatever the driver says", async () => {
  const row = { ...supportRequest(told), lastName: null, phone: null, createdAt: new Date() };
  const { id } = await shared.database.contacts.create(row);
  const error = await shared.database.contacts.create({ ...row, id }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(UniqueConstraintError);
  const description = JSON.stringify(describeError(error));
  for (const secret of secrets) expect(description).not.toContain(secret);
  expect(description).toContain("SequelizeUniqueConstraintError");
});

test("an error in the log loses messages that quote what was read", () => {
  const parse = () => JSON.parse("{sekret}");
  const syntaxError = (() => {
    try {
      return parse();
    } catch (error) {
      return error;
    }
  })();
  const driverError = Object.assign(new Error("Duplicate entry 'sekret'"), {
    sqlState: "23000",
    sql: "sekret",
  });
  for (const error of [syntaxError, driverError, new DatabaseError(driverError as never)]) {
    const text = JSON.stringify(describeError(error));
    expect(text).not.toContain("sekret");
    expect(text).toContain("log.test.ts");
  }
});

test.each(["abcd1234", "A".repeat(64)])("a request's id %s is kept", async (id) => {
  const response = await app.request("/api/nothing", { headers: { [requestIdHeader]: id } });
  expect((await expectErrorBody(response, 404, "not_found")).requestId).toBe(id);
  expect(await logged(1)).toMatchObject([{ requestId: id }]);
});

test.each(["A".repeat(65), "sekret@example.org", '{"level":60}'])(
  "a request's id %s is replaced",
  async (id) => {
    const response = await app.request("/api/health", { headers: { [requestIdHeader]: id } });
    const given = response.headers.get(requestIdHeader);
    expect(given).toMatch(/^[0-9a-f-]{36}$/);
    expect(await logged(1)).toMatchObject([{ requestId: given }]);
  },
);
