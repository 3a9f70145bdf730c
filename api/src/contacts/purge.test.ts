import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { supportRequest } from "../../tests/samples.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/testDatabase.ts";
import { purgeContacts } from "./purge.ts";
import { keepMessage } from "./service.ts";

const never = new AbortController().signal;
let shared: TestDatabase;

beforeAll(async () => {
  shared = await createTestDatabase();
});
beforeEach(async () => {
  await shared.database.contacts.destroy({ where: {} });
});
afterAll(() => shared.drop());

async function write(message: string, at: string): Promise<void> {
  await keepMessage(
    { database: shared.database, clock: () => new Date(at) },
    supportRequest({ firstName: message }),
  );
}

async function purgeAt(now: string): Promise<string[]> {
  await purgeContacts.run({ database: shared.database, clock: () => new Date(now) }, never);
  return (await shared.database.contacts.findAll({ order: ["id"] })).map((contact) => contact.firstName);
}

describe("the purge of messages", () => {
  test("removes what is older than 24 months, and nothing that is not", async () => {
    await write("a day more", "2024-11-20T10:00:00.000Z");
    await write("a moment more", "2024-11-21T09:59:59.999Z");
    await write("exactly 24 months", "2024-11-21T10:00:00.000Z");
    await write("a day less", "2024-11-22T10:00:00.000Z");
    await write("new", "2026-11-21T09:00:00.000Z");
    expect(await purgeAt("2026-11-21T10:00:00.000Z")).toEqual(["exactly 24 months", "a day less", "new"]);
  });

  test("removes a message of 29 February when its 24 months are over", async () => {
    await write("leap", "2024-02-29T10:00:00.000Z");
    expect(await purgeAt("2026-02-28T23:59:59.999Z")).toEqual(["leap"]);
    expect(await purgeAt("2026-03-01T00:00:00.000Z")).toEqual([]);
  });

  test("removes many", async () => {
    const old = { ...supportRequest(), createdAt: new Date("2020-01-01T00:00:00Z") };
    const row = { ...old, lastName: null, phone: null };
    await shared.database.contacts.bulkCreate(Array.from({ length: 1201 }, () => row));
    await write("new", "2026-11-21T09:00:00.000Z");
    expect(await purgeAt("2026-11-21T10:00:00.000Z")).toEqual(["new"]);
  });
});
