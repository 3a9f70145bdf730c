import { type ContactFilter, serviceTypes } from "@iep-insider/sdk/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { writeContacts } from "../../../tests/contactRow.ts";
import { createTestDatabase, dialect, type TestDatabase } from "../../../tests/testDatabase.ts";
import { readChain } from "../list/readChain.ts";
import { contactChain } from "./contactChain.ts";

let shared: TestDatabase;

beforeAll(async () => {
  shared = await createTestDatabase();
  const rows = Array.from({ length: 3000 }, (_, index) => ({
    firstName: `Name${index % 90}`,
    lastName: `Last${index % 70}`,
    email: `address${index}@example.org`,
    serviceType: serviceTypes[index % serviceTypes.length] ?? "other",
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
    isPro: index % 7 === 0,
    isAnswered: index % 11 !== 0,
  }));
  await writeContacts(shared.database, ...rows);
  await shared.database.sequelize.query(dialect === "sqlite" ? "ANALYZE" : "ANALYZE TABLE contacts");
});
afterAll(() => shared.drop());

/** The statements that `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(shared.database.sequelize, "query");
  await work();
  const statements = query.mock.calls.map(([sql]) => (typeof sql === "string" ? sql : sql.query));
  query.mockRestore();
  return statements;
}

/** Which index answers a statement, and whether rows have to be sorted for it. */
async function planOf(statement: string): Promise<{ index: string; isSorted: boolean }> {
  const explain = dialect === "sqlite" ? "EXPLAIN QUERY PLAN" : "EXPLAIN";
  const [plan] = await shared.database.sequelize.query(`${explain} ${statement}`);
  const text = JSON.stringify(plan);
  const index = /USING (?:COVERING )?INDEX (\w+)|"key":"(\w+)"/.exec(text);
  return {
    index: index?.[1] ?? index?.[2] ?? text,
    isSorted: /filesort|TEMP B-TREE/i.test(text),
  };
}

test.each<[ContactFilter, string[]]>([
  [{}, ["contacts_members_first"]],
  [{ from: "members" }, ["contacts_members_first"]],
  [{ state: "waiting" }, ["contacts_answered"]],
  [{ state: "answered", from: "members" }, ["contacts_answered"]],
  [{ service: "other" }, ["contacts_service"]],
  [{ service: "other", state: "waiting" }, ["contacts_service_answered"]],
  [{ search: "name1" }, ["contacts_name"]],
  [{ search: "name1", state: "waiting" }, ["contacts_answered_name"]],
  [{ search: "last1" }, ["contacts_name", "contacts_last_name"]],
  [{ search: "address77" }, ["contacts_name", "contacts_last_name", "contacts_unlike"]],
])("a list of %j is answered from its index, at its start and in its middle", async (filter, indexes) => {
  const chain = contactChain(filter);
  const { contacts } = shared.database;
  const statements = await statementsOf(async () => {
    const first = await readChain(contacts, chain, undefined, 10);
    const second = await readChain(contacts, chain, first.next ?? undefined, 10);
    await readChain(contacts, chain, second.previous ?? undefined, 10);
  });
  expect(statements.length).toBeGreaterThanOrEqual(3);
  const used = new Set<string>();
  for (const statement of statements) {
    const { index, isSorted } = await planOf(statement);
    used.add(index);
    expect(isSorted, statement).toBe(false);
  }
  expect([...used].sort()).toEqual([...indexes].sort());
});

test.each<[ContactFilter, string]>([
  [{ search: "address" }, "contacts_unlike"],
  [{ search: "address", state: "waiting" }, "contacts_answered_unlike"],
])("addresses found by %j are never sorted, however many these are", async (filter, index) => {
  const statements = await statementsOf(() =>
    readChain(shared.database.contacts, contactChain(filter), undefined, 10),
  );
  expect(await planOf(statements.at(-1) ?? "")).toEqual({ index, isSorted: false });
});

test("the figures are answered from theirs", async () => {
  const since = await planOf("SELECT COUNT(*) FROM contacts WHERE createdAt >= '2026-01-03'");
  expect(since.index).toBe("contacts_newest");
  const newest = await planOf("SELECT createdAt FROM contacts ORDER BY createdAt DESC, id DESC LIMIT 1");
  expect(newest).toEqual({ index: "contacts_newest", isSorted: false });
});

test("an account's own messages are found by the address's index", async () => {
  const { index } = await planOf(
    "SELECT * FROM contacts WHERE emailKey = 'address7@example.org' ORDER BY id",
  );
  expect(index).toBe("contacts_address");
});
