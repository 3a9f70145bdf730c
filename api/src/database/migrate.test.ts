import { readdir } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createEmptyDatabase, type EmptyDatabase } from "../../tests/testDatabase.ts";
import { unlessLocked, withLock } from "./lock.ts";
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

test("every step of the folder runs, in the order of its number", async () => {
  const files = await readdir(new URL("./migrations/", import.meta.url));
  const steps = files.filter((file) => /^\d{4}-/.test(file)).map((file) => file.replace(/\.ts$/, ""));
  expect(names).toEqual(steps.toSorted());
});

test("migrations go up once", async () => {
  expect(await migrate(one)).toEqual(names);
  expect(await migrate(one)).toEqual([]);
  expect(await isMigrated(two)).toBe(true);
});

test("migrations go down and up again, to the same schema", async () => {
  await migrate(one);
  const before = await schemaOf(one);

  expect(await undoMigrations(one)).toEqual([...names].reverse());
  expect((await schemaOf(one)).map(({ table }) => table)).toEqual(["locks", "migrations"]);
  expect(await isMigrated(one)).toBe(false);

  expect(await migrate(one)).toEqual(names);
  expect(await schemaOf(one)).toEqual(before);
});

test("migrations make the columns that the models have", async () => {
  await migrate(one);
  const schema = one.sequelize.getQueryInterface();
  const models = Object.values(one.sequelize.models).map(({ tableName, rawAttributes }) => ({
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

test("migrations run once when processes start together", async () => {
  const runs = await Promise.all([migrate(one), migrate(two), migrate(one)]);
  expect(runs.flat()).toEqual(names);
  expect(await one.locks.count()).toBe(0);
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

  test("of a holder that died is taken over when it expires, and not before", async () => {
    await one.locks.create({ name: "work", holder: "dead", expiresAt: new Date(Date.now() + 150) });
    const asked = Date.now();
    await withLock(two, "work", async () => undefined);
    expect(Date.now() - asked).toBeGreaterThanOrEqual(100);
  });

  test("can be left to who has it", async () => {
    const ran: string[] = [];
    await withLock(one, "work", () => unlessLocked(two, "work", async () => void ran.push("in between")));
    await unlessLocked(two, "work", async () => void ran.push("after"));
    expect(ran).toEqual(["after"]);
  });

  describe("while it is held", () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const expiry = async () => (await two.locks.findByPk("work"))?.expiresAt.getTime() ?? 0;

    test("is renewed", async () => {
      await withLock(one, "work", async (lost) => {
        const before = await expiry();
        await new Promise((resolve) => setTimeout(resolve, 5));
        vi.advanceTimersByTime(10_000);
        await expect.poll(expiry).toBeGreaterThan(before);
        expect(lost.aborted).toBe(false);
      });
    });

    test("notifies its holder when another process has taken it, and does not take it back", async () => {
      await withLock(one, "work", async (lost) => {
        await two.locks.update({ holder: "another" }, { where: { name: "work" } });
        vi.advanceTimersByTime(10_000);
        await expect.poll(() => lost.aborted).toBe(true);
        expect(lost.reason).toEqual(new Error('The lock "work" is no longer ours.'));
      });
      expect((await two.locks.findByPk("work"))?.holder).toBe("another");
    });

    test("tells its holder when it could not be renewed for too long", async () => {
      const renewals = vi.spyOn(one.locks, "update").mockRejectedValue(new Error("no database"));
      const now = vi.spyOn(Date, "now");
      await withLock(one, "work", async (lost) => {
        const start = Date.now();
        for (const seconds of [10, 20]) {
          now.mockReturnValue(start + seconds * 1000);
          vi.advanceTimersByTime(10_000);
          expect(lost.aborted).toBe(false);
        }
        now.mockReturnValue(start + 30_000);
        vi.advanceTimersByTime(10_000);
        expect(lost.reason).toEqual(new Error('The lock "work" has run out.'));
      });
      expect(renewals).toHaveBeenCalledTimes(3);
      vi.restoreAllMocks();
    });
  });
});
