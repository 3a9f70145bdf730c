import { adminContacts } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { type ContactChanges, writeContacts } from "../../../tests/contactRow.ts";
import { operator, type Person } from "../../../tests/operators.ts";
import { useEmptyApp } from "../../../tests/useTestApp.ts";

const app = useEmptyApp("2026-11-22T03:00:00.000Z");
const { start: now } = app;

test("GET /api/admin/contacts shows all that a sender gave, as they gave it", async () => {
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
      answered: null,
      answers: [],
    },
  ]);
});

test("GET /api/admin/contacts lists members first, newest first within each group, and the later id first at the same time", async () => {
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

test("GET /api/admin/contacts counts all, and shows 50 at a time", async () => {
  const row = (index: number) => ({
    createdAt: new Date(now.getTime() - index * 60_000),
    isAnswered: index < 3,
  });
  await writeContacts(app.database, ...Array.from({ length: 203 }, (_, index) => row(index)));
  const { contacts, total, waiting, today } = await list();
  expect([contacts.length, total, waiting, today]).toEqual([50, 203, 200, 181]);
});

test.each([
  ["the day in UTC, when none is said", undefined, 1],
  ["the operator's day", "2026-11-21T00:00:00-05:00", 3],
  ["at most a day of 25 hours", "0000-01-01T00:00:00+14:00", 3],
])("GET /api/admin/contacts counts %s", async (_, dayBegan, today) => {
  for (const at of ["2026-11-20T22:00:00Z", "2026-11-21T05:00:00Z", "2026-11-21T23:59:59.999Z"])
    await write("a", at);
  await write("b", "2026-11-22T02:00:00Z");
  expect(await list(dayBegan === undefined ? {} : { dayBegan })).toMatchObject({ total: 4, today });
});

/** Signs in once per test. */
let headers: Person["headers"] | undefined;
beforeEach(() => {
  headers = undefined;
});

async function list(query: Readonly<Record<string, string>> = {}) {
  headers ??= (await operator(app)).headers;
  return callAs(app, adminContacts.listContacts, headers, query);
}

async function write(firstName: string, at: string, more: ContactChanges = {}) {
  const row = { firstName, email: "parent@example.org", createdAt: new Date(at), ...more };
  await writeContacts(app.database, row);
}
