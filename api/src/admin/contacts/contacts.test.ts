import { adminContacts } from "@iep-insider/sdk/contract";
import { adminContactsDescriptions } from "@iep-insider/sdk/contract/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "../../../tests/createTestApp.ts";
import { beginEmpty } from "../../../tests/emptyAccounts.ts";
import { expectErrorBody } from "../../../tests/errorBody.ts";
import { registration } from "../../../tests/samples.ts";
import { signIn, signUp } from "../../../tests/signedIn.ts";
import { grantRight, revokeRight } from "../../accounts/grants.ts";

const { path } = adminContacts.listContacts;
const now = new Date("2026-11-22T03:00:00.000Z");
const { email } = registration();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ clock: () => now });
});
beforeEach(() => beginEmpty(app));
afterAll(() => app.close());

describe("GET /api/admin/contacts", () => {
  test.each([
    ["nobody", async () => ({}), 401, "unauthenticated"],
    ["a token of ours that is over", async () => ({ Authorization: "Bearer a.b.c" }), 401, "unauthenticated"],
    ["a user", () => signUp(app), 403, "forbidden"],
    ["who was an admin until now", () => signedOff(), 401, "unauthenticated"],
  ] as const)("refuses %s, and reads nothing", async (_, headers, status, code) => {
    await write("Maria", "2026-11-22T02:00:00Z");
    const asked = await headers();
    const { findAll, findOne, count } = app.database.contacts;
    const reads = { findAll: vi.fn(findAll), findOne: vi.fn(findOne), count: vi.fn(count) };
    Object.assign(app.database.contacts, reads);
    try {
      const response = await app.request(path, { headers: asked });
      expect(JSON.stringify(await expectErrorBody(response, status, code))).not.toContain("Maria");
      for (const read of Object.values(reads)) expect(read).not.toHaveBeenCalled();
    } finally {
      Object.assign(app.database.contacts, { findAll, findOne, count });
    }
  });

  test("says that there are none", async () => {
    expect(await list()).toEqual({ contacts: [], total: 0, today: 0, newest: null });
  });

  test("shows all that a sender gave, as they gave it", async () => {
    const message = "Two lines,\nand 語 👩‍👧 <b>no markup</b>";
    await write("Zoë", "2026-11-22T02:00:00.123Z", { message, lastName: null, phone: null });
    expect((await list()).contacts).toEqual([
      {
        id: expect.any(Number),
        firstName: "Zoë",
        lastName: null,
        email: "parent@example.org",
        phone: null,
        serviceType: "customer_support",
        message,
        createdAt: "2026-11-22T02:00:00.123Z",
        isPro: false,
      },
    ]);
  });

  test("has members first, the newest first among both, and the later of two that came at once", async () => {
    await write("old member", "2026-01-01T00:00:00Z", { isPro: true });
    await write("older", "2026-11-20T10:00:00Z");
    await write("newer", "2026-11-21T10:00:00Z");
    await write("new member", "2026-02-01T00:00:00Z", { isPro: true });
    await write("at once", "2026-11-21T10:00:00Z");
    const { contacts, newest } = await list();
    expect(contacts.map(({ firstName }) => firstName)).toEqual([
      "new member",
      "old member",
      "at once",
      "newer",
      "older",
    ]);
    expect(contacts.map(({ isPro }) => isPro)).toEqual([true, true, false, false, false]);
    expect(newest, "of all, not of the first").toBe("2026-11-21T10:00:00.000Z");
  });

  test("shows 200 and counts all", async () => {
    const row = { lastName: null, email, phone: null, serviceType: "other", message: "m" } as const;
    await app.database.contacts.bulkCreate(
      Array.from({ length: 203 }, (_, index) => ({
        ...row,
        firstName: String(index),
        createdAt: new Date(now.getTime() - index * 60_000),
      })),
    );
    const { contacts, total, today } = await list();
    expect([contacts.length, total, today]).toEqual([200, 203, 181]);
    expect([contacts[0]?.firstName, contacts.at(-1)?.firstName]).toEqual(["0", "199"]);
  });

  test.each([
    ["the day in UTC, when none is said", undefined, 1],
    ["the operator's day", "2026-11-21T00:00:00-05:00", 3],
    ["one that has just begun", "2026-11-22T02:30:00Z", 0],
    ["exactly from its beginning", "2026-11-22T02:00:00.000Z", 1],
    ["none of what is to come", "9999-12-31T23:59:59-14:00", 0],
    ["everything since ever", "0000-01-01T00:00:00+14:00", 4],
  ])("counts %s", async (_, dayBegan, today) => {
    for (const at of ["2026-11-20T22:00:00Z", "2026-11-21T05:00:00Z", "2026-11-21T23:59:59.999Z"])
      await write("a", at);
    await write("b", "2026-11-22T02:00:00Z");
    expect(await list(dayBegan)).toMatchObject({ total: 4, today });
  });

  test.each(["yesterday", "2026-11-22", "2026-11-22T00:00:00", ""])(
    "refuses the day %j",
    async (dayBegan) => {
      const response = await app.request(`${path}?${new URLSearchParams({ dayBegan })}`, {
        headers: await asAdmin(),
      });
      const { fields } = await expectErrorBody(response, 400, "invalid_request");
      expect(Object.keys(fields ?? {})).toEqual(["dayBegan"]);
    },
  );

  test("is answered from its index", async () => {
    const { sequelize } = app.database;
    const explain = sequelize.getDialect() === "sqlite" ? "EXPLAIN QUERY PLAN" : "EXPLAIN";
    const order = "ORDER BY isPro DESC, createdAt DESC, id DESC LIMIT 200";
    const [plan] = await sequelize.query(`${explain} SELECT id FROM contacts ${order}`);
    expect(JSON.stringify(plan)).toContain("contacts_members_first");
  });
});

async function list(dayBegan?: string) {
  const query = dayBegan === undefined ? "" : `?${new URLSearchParams({ dayBegan })}`;
  const response = await app.request(path + query, { headers: await asAdmin() });
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  return adminContactsDescriptions.listContacts.output.parse(await response.json());
}

async function asAdmin() {
  await signUp(app);
  await grantRight(app.services, "admin", email);
  return signIn(app);
}

/** A session of an admin who is none any more: the change of role has ended it. */
async function signedOff() {
  const headers = await asAdmin();
  await revokeRight(app.services, "admin", email);
  return headers;
}

function write(
  firstName: string,
  at: string,
  more: { message?: string; lastName?: null; phone?: null; isPro?: boolean } = {},
) {
  return app.database.contacts.create({
    firstName,
    lastName: "Alvarez",
    email: "parent@example.org",
    phone: "555 0100",
    serviceType: "customer_support",
    message: "How do I change my password?",
    createdAt: new Date(at),
    ...more,
  });
}
