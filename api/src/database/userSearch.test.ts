import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../tests/testDatabase.ts";
import { userSearch } from "./migrations/0027-user-search.ts";

let shared: TestDatabase;

beforeAll(async () => {
  shared = await createTestDatabase();
});
afterAll(() => shared.drop());

test("the accounts that are there already are found by their names", async () => {
  const { sequelize, users } = shared.database;
  const schema = sequelize.getQueryInterface();
  await userSearch.down(schema);
  const now = new Date("2026-11-22T03:00:00.000Z");
  const rows = Array.from({ length: 1203 }, (_, index) => ({
    email: `${index}@example.org`,
    emailKey: `${index}@example.org`,
    password: "-",
    firstName: index === 1202 ? null : "Zoë ",
    lastName: index === 1202 ? null : `Núñez ${index}`,
    createdAt: now,
    updatedAt: now,
  }));
  await schema.bulkInsert("users", rows);

  await userSearch.up(schema);
  const found = await users.findAll({ order: ["id"] });
  expect(found.map(({ nameKey, lastNameKey }) => [nameKey, lastNameKey])).toEqual(
    rows.map((_, index) => (index === 1202 ? ["", ""] : [`zoe nunez ${index}`, `nunez ${index}`])),
  );
});
