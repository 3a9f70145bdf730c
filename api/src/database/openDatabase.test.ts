import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supportRequest } from "../../tests/samples.ts";
import { useTestDatabase } from "../../tests/useTestApp.ts";
import { type Database, openDatabase } from "./openDatabase.ts";

const row = { day: "2026-11-21", event: "page_view", subject: "/", siteKey: "" } as const;
const one = useTestDatabase();
let two: Database;
beforeAll(() => {
  two = openDatabase(one.address);
});
beforeEach(async () => {
  await one.database.usageCounts.destroy({ where: {} });
  await one.database.usageCounts.create({ ...row, count: 0 });
});
afterAll(() => two.close());

test("a transaction that reads and then writes loses nothing beside others that do the same", async () => {
  const addOne = (database: Database) =>
    database.transaction(async (transaction) => {
      const lock = transaction.LOCK.UPDATE;
      const found = await database.usageCounts.findOne({
        where: row,
        transaction,
        lock,
        rejectOnEmpty: true,
      });
      await found.update({ count: found.count + 1 }, { transaction });
    });
  await Promise.all(Array.from({ length: 40 }, (_, index) => addOne(index % 2 ? one.database : two)));
  expect((await two.usageCounts.findOne())?.count).toBe(40);
});

test("a transaction that fails has written nothing", async () => {
  const failing = one.database.transaction(async (transaction) => {
    const { lastName = null, phone = null, ...sent } = supportRequest();
    const values = { ...sent, lastName, phone, createdAt: new Date() };
    await one.database.contacts.create(values, { transaction });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await two.contacts.count()).toBe(0);
});
