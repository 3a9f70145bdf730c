import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createEmptyDatabase, dialect, type EmptyDatabase } from "../../tests/testDatabase.ts";
import { withLock } from "./lock.ts";
import { isMigrated, migrate, undoMigrations } from "./migrate.ts";
import { schemaSteps } from "./migrations/index.ts";
import { type Database, openDatabase } from "./openDatabase.ts";

const names = schemaSteps.map((step) => step.name);
let empty: EmptyDatabase;
let one: Database;
let two: Database;

beforeEach(async () => {
  empty = await createEmptyDatabase();
  one = openDatabase(empty.address);
  two = openDatabase(empty.address);
});
afterEach(async () => {
  await one.close();
  await two.close();
  await empty.drop();
});

async function schemaOf(database: Database) {
  const schema = database.sequelize.getQueryInterface();
  const tables = (await schema.showAllTables()).sort();
  return Promise.all(
    tables.map(async (table) => ({
      table,
      columns: await schema.describeTable(table),
      indexes: (await schema.showIndex(table)) as object[],
    })),
  );
}

describe("migrations", () => {
  test("go up once", async () => {
    expect(await migrate(one)).toEqual(names);
    expect(await migrate(one)).toEqual([]);
    expect(await isMigrated(two)).toBe(true);
  });

  test("go down and up again, to the same schema", async () => {
    await migrate(one);
    const before = await schemaOf(one);
    expect(before.map(({ table }) => table)).toEqual([
      "contacts",
      "locks",
      "migrations",
      "rate_limits",
      "usage_counts",
    ]);

    expect(await undoMigrations(one)).toEqual([...names].reverse());
    expect((await schemaOf(one)).map(({ table }) => table)).toEqual(["locks", "migrations"]);
    expect(await isMigrated(one)).toBe(false);

    expect(await migrate(one)).toEqual(names);
    expect(await schemaOf(one)).toEqual(before);
  });

  test("make the columns that the models have", async () => {
    await migrate(one);
    const schema = one.sequelize.getQueryInterface();
    const models = [one.contacts, one.usageCounts, one.rateLimits].map(({ tableName, rawAttributes }) => ({
      tableName,
      attributes: Object.entries(rawAttributes),
    }));
    for (const { tableName, attributes } of models) {
      const columns = await schema.describeTable(tableName);
      expect(Object.keys(columns)).toEqual(attributes.map(([name]) => name));
      for (const [name, attribute] of attributes) {
        // SQLite's own row number says of itself that it may be missing.
        if (attribute.autoIncrement) continue;
        expect(columns[name]?.allowNull, name).toBe(attribute.allowNull !== false);
      }
    }
  });

  test("run once when processes start together", async () => {
    const runs = await Promise.all([migrate(one), migrate(two), migrate(one)]);
    expect(runs.flat()).toEqual(names);
    expect(await one.locks.count()).toBe(0);
  });

  test("tolerate what a newer version has added", async () => {
    await migrate(one);
    await one.migrations.create({ name: "9999-from-the-future" });
    expect(await isMigrated(two)).toBe(true);
    expect(await migrate(two)).toEqual([]);
  });

  test("know the dialect they were meant to run on", () => {
    expect(one.sequelize.getDialect()).toBe(dialect);
  });
});

describe("a lock", () => {
  beforeEach(() => migrate(one));

  test("lets one in at a time", async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 20));
      inside--;
    };
    await Promise.all([one, two, one, two].map((database) => withLock(database, "work", work)));
    expect(most).toBe(1);
  });

  test("is free again after a failure", async () => {
    const failing = withLock(one, "work", () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await withLock(two, "work", async () => "done")).toBe("done");
  });

  test("of a holder that died is taken over once its time is up, and not before", async () => {
    await one.locks.create({ name: "work", holder: "dead", expiresAt: new Date(Date.now() + 400) });
    const asked = Date.now();
    await withLock(two, "work", async () => undefined);
    expect(Date.now() - asked).toBeGreaterThanOrEqual(390);
  });
});
