import { beforeAll, expect, test } from "vitest";
import { writeContacts } from "../../tests/contactRow.ts";
import { operator, type Person } from "../../tests/operators.ts";
import { useTestApp } from "../../tests/useTestApp.ts";
import { nameKeys } from "../accounts/nameKeys.ts";

// Every list of the operator's area, page after page, forward and back, with rows of one and the same moment.

const at = new Date("2026-11-22T03:00:00.000Z");
const count = 120;
let admin: Person;

const app = useTestApp({ clock: () => at });
beforeAll(async () => {
  admin = await operator(app);
  const rows = <Row>(row: (index: number) => Row) => Array.from({ length: count }, (_, index) => row(index));
  const { auditEntries, outgoingMails, partners, payments, users } = app.database;
  const times = { createdAt: at, updatedAt: at };
  const names = { firstName: "Maria", lastName: "Marin" };
  await writeContacts(
    app.database,
    ...rows((index) => ({ firstName: "Mara", createdAt: at, isPro: index % 50 === 7 })),
  );
  const entry = { at, actorId: admin.id, action: "mail_retried", subjectKind: "mail", detail: "{}" } as const;
  await auditEntries.bulkCreate(rows((index) => ({ ...entry, subjectId: String(index) })));
  const mail = { userId: null, kind: "newsletter", createdAt: at, nextAttemptAt: null, sentAt: at } as const;
  await outgoingMails.bulkCreate(rows(() => mail));
  const address = { email: "mara@example.org", emailKey: "mara@example.org" };
  const payment = { userId: null, ...address, paymentType: "quiz", amount: 499, toolUsed: null } as const;
  await payments.bulkCreate(rows(() => ({ ...payment, ...times })));
  const site = { name: "Mara", allowedOrigins: "[]", active: true, status: "approved", ...times } as const;
  await partners.bulkCreate(rows((index) => ({ ...site, siteKey: `site_number${index}` })));
  const key = (index: number) => `${index % 3 === 0 ? "mara" : "x"}${index}@example.org`;
  const user = { password: "-", ...names, ...nameKeys(names), ...times };
  await users.bulkCreate(rows((index) => ({ email: key(index), emailKey: key(index), ...user })));
});

type Page = {
  readonly ids: readonly number[];
  readonly next: string | null;
  readonly previous: string | null;
};

test.each([
  ["audit", "action=mail_retried"],
  ["contacts", "service=customer_support"],
  ["contacts", "search=mar"],
  ["mails", "kind=newsletter"],
  ["mails", "state=sent&kind=newsletter"],
  ["partners", "search=mara"],
  ["payments", "status=pending"],
  ["payments", "search=mar"],
  ["users", "role=user"],
  ["users", "search=mar"],
])("%s?%s has every row once, forward and back", async (path, query) => {
  async function read(cursor: string | null): Promise<Page> {
    const place = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const response = await app.request(`/api/admin/${path}?${query}${place}`, { headers: admin.headers });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const { rows, contacts, next, previous } = (await response.json()) as Page &
      Record<string, { id: number }[]>;
    return { ids: (rows ?? contacts ?? []).map(({ id }) => id), next, previous };
  }
  const first = await read(null);
  const second = await read(first.next);
  const third = await read(second.next);
  expect([first.ids.length, second.ids.length, first.previous, third.next]).toEqual([50, 50, null, null]);
  expect(new Set([first, second, third].flatMap(({ ids }) => ids)).size).toBe(count);
  expect((await read(third.previous)).ids).toEqual(second.ids);
  expect((await read(second.previous)).ids).toEqual(first.ids);
});
