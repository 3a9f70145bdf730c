import { beforeEach, expect, test } from "vitest";
import { countContacts, writeContacts } from "../../tests/contactRow.ts";
import { useTestDatabase } from "../../tests/useTestApp.ts";
import { readTotals } from "../totals/totals.ts";
import { purgeContacts } from "./purge.ts";

const never = new AbortController().signal;
const shared = useTestDatabase();

beforeEach(async () => {
  await shared.database.contacts.destroy({ where: {} });
  await shared.database.keptTotals.update({ total: 0 }, { where: {} });
});

async function write(firstName: string, at: string): Promise<void> {
  await writeContacts(shared.database, { firstName, createdAt: new Date(at) });
}

async function purgeAt(now: string): Promise<string[]> {
  await purgeContacts.run({ database: shared.database, clock: () => new Date(now) }, never);
  return (await shared.database.contacts.findAll({ order: ["id"] })).map((contact) => contact.firstName);
}

test("the purge of messages removes what is older than 24 months, and nothing that is not", async () => {
  await write("a day more", "2024-11-20T10:00:00.000Z");
  await write("a moment more", "2024-11-21T09:59:59.999Z");
  await write("exactly 24 months", "2024-11-21T10:00:00.000Z");
  await write("a day less", "2024-11-22T10:00:00.000Z");
  await write("new", "2026-11-21T09:00:00.000Z");
  expect(await purgeAt("2026-11-21T10:00:00.000Z")).toEqual(["exactly 24 months", "a day less", "new"]);
});

test("the purge of messages stops between two batches when it is told to, with totals that are right", async () => {
  const createdAt = new Date("2020-01-01T00:00:00Z");
  await writeContacts(shared.database, ...Array.from({ length: 600 }, () => ({ createdAt })));
  const stop = new AbortController();
  const services = { database: shared.database, clock: () => new Date("2026-11-21T10:00:00.000Z") };
  const purge = purgeContacts.run(services, stop.signal);
  stop.abort(new Error("stopping"));
  await expect(purge).rejects.toThrow("stopping");
  expect(await countContacts(shared.database)).toEqual({ contacts: 100, "contacts unanswered": 100 });
  expect(await readTotals(shared.database)).toMatchObject(await countContacts(shared.database));
});
