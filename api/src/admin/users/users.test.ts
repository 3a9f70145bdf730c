import { adminUsers } from "@iep-insider/sdk/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { expectErrorBody } from "../../../tests/errorBody.ts";
import { operator, type Person, person } from "../../../tests/operators.ts";
import { confirmedPerson } from "../../../tests/partnerAccounts.ts";
import { signIn, signUp, verify } from "../../../tests/signedIn.ts";
import { useEmptyApp } from "../../../tests/useTestApp.ts";
import { grantRight } from "../../accounts/grants.ts";

let olga: Person;

const app = useEmptyApp("2026-11-22T03:00:00.000Z", { environment: { adminEmails: ["listed@example.org"] } });
const { start: now } = app;
beforeEach(async () => {
  olga = await operator(app);
});

test("GET /api/admin/users has the newest first, and of each what an operator needs", async () => {
  await person(app, "Ben@example.org", "Ben", "Ortiz");
  await grantRight(app.services, "all-tools", "ben@example.org");
  const { rows, next, previous } = await list();
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      email: "Ben@example.org",
      firstName: "Ben",
      lastName: "Ortiz",
      createdAt: now.toISOString(),
      emailVerified: false,
      role: "user",
      subscriptionStatus: "inactive",
      hasAllTools: true,
    },
    expect.objectContaining({ email: "operator@example.org", role: "admin", hasAllTools: false }),
  ]);
  expect([next, previous]).toEqual([null, null]);
});

test.each([
  ["the address", "ANA.L", ["ana.lopez@example.org"]],
  ["addresses before names, no one twice", "z", ["z1@example.org", "ben@example.org"]],
  ["the middle of nothing", "example", []],
  ["no pattern", "%", []],
  ["a blank", "  ", ["ben@example.org", "ana.lopez@example.org", "z1@example.org", "operator@example.org"]],
])("GET /api/admin/users is searched by the beginning of %s", async (_, search, addresses) => {
  await person(app, "z1@example.org", "Zoë", "Núñez");
  await person(app, "ana.lopez@example.org", "Ana", "López");
  await person(app, "ben@example.org", "Ben", "Zamora");
  expect((await list({ search })).rows.map(({ email }) => email)).toEqual(addresses);
});

test("GET /api/admin/users is searched by our number", async () => {
  const { id } = await person(app, "ben@example.org");
  expect((await list({ search: `#${id}` })).rows.map((row) => row.id)).toEqual([id]);
  const alike = await person(app, `${id}@example.org`);
  expect((await list({ search: String(id) })).rows.map((row) => row.id)).toEqual([id, alike.id]);
  expect((await list({ search: `#${id}`, role: "admin" })).rows).toEqual([]);
});

test.each([
  [{ membership: "active" }, ["member@example.org"]],
  [{ verified: "no", role: "user" }, ["ben@example.org"]],
  [{ search: "ma", membership: "active" }, ["member@example.org"]],
])("GET /api/admin/users is narrowed by %j", async (filter, addresses) => {
  await person(app, "ben@example.org", "Maria", "Ortiz");
  const member = await person(app, "member@example.org", "Maria", "Lopez");
  await app.database.users.update(
    { subscriptionStatus: "active", emailVerified: true },
    { where: { id: member.id } },
  );
  expect((await list(filter)).rows.map(({ email }) => email)).toEqual(addresses);
});

test("GET /api/admin/user returns everything about an account, and no secret", async () => {
  const maria = await person(app, "maria@example.org");
  await app.request("/api/auth/forgot-password", { json: { email: "maria@example.org" } });
  await grantRight(app.services, "all-tools", "maria@example.org");
  const user = await read(maria.id);
  expect(user).toMatchObject({
    email: "maria@example.org",
    roleSource: null,
    isListedAdmin: false,
    isListedOwner: false,
    isGrantedAllTools: true,
    isSelf: false,
    isLastOperator: false,
    hasAllTools: true,
    entitlements: [{ tool: null, source: "grant", endsAt: null, usesLeft: null, paymentId: null }],
    sessions: [{ createdAt: now.toISOString(), lastUsedAt: now.toISOString() }],
  });
  expect(user.mails.map(({ kind }) => kind).sort()).toEqual(["reset-password", "verify-email"]);
  const row = await app.database.users.findByPk(maria.id, { rejectOnEmpty: true });
  const [session] = await app.database.sessions.findAll({ where: { userId: maria.id } });
  for (const secret of [row.password, row.resetToken, row.verificationToken, session?.id])
    expect(JSON.stringify(user)).not.toContain(secret);
  expect(await read(olga.id)).toMatchObject({ isSelf: true, isLastOperator: true, roleSource: "grant" });
  await signUp(app, { email: "Listed@example.org" });
  await verify(app, "Listed@example.org");
  const [listed] = (await list({ search: "listed" })).rows;
  expect(await read(listed?.id ?? 0)).toMatchObject({ roleSource: "list", isListedAdmin: true });
});

describe("actions", () => {
  let maria: Person;
  beforeEach(async () => {
    maria = await confirmedPerson(app, "maria@example.org");
    await app.database.auditEntries.destroy({ where: {} });
  });

  test("make and unmake an operator, each ending the sessions and recorded once", async () => {
    expect(await setRole(maria.id, "admin")).toMatchObject({
      role: "admin",
      roleSource: "grant",
      sessions: [],
    });
    expect(await setRole(maria.id, "admin")).toMatchObject({ role: "admin" });
    const headers = await signIn(app, { email: "maria@example.org" });
    expect((await app.request(adminUsers.listUsers.path, { headers })).status).toBe(200);
    expect(await setRole(maria.id, "user")).toMatchObject({ role: "user", roleSource: null, sessions: [] });
    expect((await app.request(adminUsers.listUsers.path, { headers })).status).toBe(401);
    await setRole(maria.id, "user");
    expect(await written()).toEqual([
      [olga.id, "role_granted", String(maria.id), {}],
      [olga.id, "role_revoked", String(maria.id), {}],
    ]);
  });

  test("open all tools and undo that, each recorded once", async () => {
    for (const isGranted of [true, true, false, false]) {
      const user = await callAs(app, adminUsers.setUserAllTools, olga.headers, { id: maria.id, isGranted });
      expect([user.hasAllTools, user.entitlements.length, user.sessions.length]).toEqual([
        isGranted,
        isGranted ? 1 : 0,
        1,
      ]);
    }
    expect(await written()).toEqual([
      [olga.id, "all_tools_granted", String(maria.id), {}],
      [olga.id, "all_tools_revoked", String(maria.id), {}],
    ]);
  });

  test("leave what was paid for when all tools are taken back", async () => {
    const paid = { tool: null, usesLeft: null, source: "subscription" } as const;
    const endsAt = new Date("2026-12-22T00:00:00Z");
    await app.database.entitlements.create({ ...paid, userId: maria.id, endsAt, createdAt: now });
    await post(adminUsers.setUserAllTools.path, { id: maria.id, isGranted: false });
    expect((await read(maria.id)).entitlements).toMatchObject([{ source: "subscription" }]);
    expect(await written()).toEqual([]);
  });

  test("end all sessions, and say how many", async () => {
    await signIn(app, { email: "maria@example.org" });
    const ended = await callAs(app, adminUsers.endUserSessions, olga.headers, { id: maria.id });
    expect(ended.sessions).toEqual([]);
    expect((await app.request("/api/auth/user", { headers: maria.headers })).status).toBe(401);
    await post(adminUsers.endUserSessions.path, { id: maria.id });
    expect(await written()).toEqual([[olga.id, "sessions_ended", String(maria.id), { sessions: 2 }]]);
  });

  test("never make an operator of an account whose address is not confirmed, nor let one in", async () => {
    const ben = await person(app, "ben@example.org");
    const json = { id: ben.id, role: "admin" };
    await expectErrorBody(await post(adminUsers.setUserRole.path, json), 409, "email_not_confirmed");
    await app.database.users.update({ role: "admin" }, { where: { id: ben.id } });
    const { headers } = ben;
    await expectErrorBody(await app.request(adminUsers.listUsers.path, { headers }), 403, "forbidden");
  });

  test("never take the role from oneself", async () => {
    const alone = await post(adminUsers.setUserRole.path, { id: olga.id, role: "user" });
    expect((await expectErrorBody(alone, 409, "last_operator")).message).toContain("only operator");
    await setRole(maria.id, "admin");
    const own = await post(adminUsers.setUserRole.path, { id: olga.id, role: "user" });
    expect((await expectErrorBody(own, 409, "own_role")).message).toContain("Another operator can");
    expect(await read(olga.id)).toMatchObject({ role: "admin", isLastOperator: false });
  });

  test("leave one operator when two take the role from each other at the same moment", async () => {
    await setRole(maria.id, "admin");
    const headers = await signIn(app, { email: "maria@example.org" });
    const path = adminUsers.setUserRole.path;
    const both = await Promise.all([
      app.request(path, { headers: olga.headers, json: { id: maria.id, role: "user" } }),
      app.request(path, { headers, json: { id: olga.id, role: "user" } }),
    ]);
    const statuses = both.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    // Refused by the action itself or before it: the session has ended.
    expect([401, 403]).toContain(statuses[1]);
    expect(await app.database.users.count({ where: { role: "admin" } })).toBe(1);
  });

  test("do nothing when they cannot be recorded", async () => {
    const create = app.database.auditEntries.create;
    app.database.auditEntries.create = () => Promise.reject(new Error("the table is full"));
    try {
      await expectErrorBody(
        await post(adminUsers.setUserRole.path, { id: maria.id, role: "admin" }),
        500,
        "internal",
      );
    } finally {
      app.database.auditEntries.create = create;
    }
    expect(await read(maria.id)).toMatchObject({ role: "user" });
  });
});

function list(query: Record<string, string> = {}) {
  return callAs(app, adminUsers.listUsers, olga.headers, query);
}

function read(id: number) {
  return callAs(app, adminUsers.readUser, olga.headers, { id });
}

function post(path: string, json: object) {
  return app.request(path, { headers: olga.headers, json });
}

function setRole(id: number, role: string) {
  return callAs(app, adminUsers.setUserRole, olga.headers, { id, role });
}

async function written() {
  const entries = await app.database.auditEntries.findAll({ order: ["id"] });
  return entries.map(({ actorId, action, subjectId, detail }) => [
    actorId,
    action,
    subjectId,
    JSON.parse(detail),
  ]);
}
