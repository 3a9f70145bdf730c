import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createEmptyDatabase, type EmptyDatabase } from "../../tests/testDatabase.ts";
import { unlessLocked, withLock } from "./lock.ts";
import { isMigrated, migrate, undoMigrations } from "./migrate.ts";
import { type Database, openDatabase } from "./openDatabase.ts";
import { lastBeforeRelease, schemaSteps } from "./schemaSteps.ts";

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
      indexes: (await schema.showIndex(table)) as { readonly name: string }[],
    })),
  );
}

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

describe("a database from before the first release", () => {
  const tables = async () => (await schemaOf(one)).map(({ table }) => table);
  beforeEach(async () => {
    await migrate(one);
    await one.migrations.destroy({ where: {} });
  });

  test("that had every migration of that time counts as the initial schema", async () => {
    await one.migrations.create({ name: lastBeforeRelease });
    const before = await schemaOf(one);
    expect(await migrate(one)).toEqual(names);
    expect(await schemaOf(one)).toEqual(before);
    // The version before looks for its own migrations while both serve.
    expect(await one.migrations.count({ where: { name: lastBeforeRelease } })).toBe(1);
    await undoMigrations(one);
    expect(await tables()).toEqual(["locks", "migrations"]);
    expect(await migrate(one)).toEqual(names);
  });

  test("that lacks one is refused, and left as it is", async () => {
    await one.migrations.create({ name: "0037-partner-signs" });
    await expect(migrate(one)).rejects.toThrow(lastBeforeRelease);
    expect(await one.migrations.count()).toBe(1);
    expect(await isMigrated(one)).toBe(false);
  });
});

test("an attempt that was interrupted is continued by the next", async () => {
  await migrate(one);
  const before = await schemaOf(one);
  await one.migrations.destroy({ where: {} });
  await one.keptAnswers.drop();
  await one.sequelize.getQueryInterface().removeIndex("contacts", "contacts_newest");
  expect(await migrate(one)).toEqual(names);
  // SQLite lists an index that was made again in another place.
  const byName = ({ indexes, ...rest }: (typeof before)[number]) => ({
    ...rest,
    indexes: indexes.map(({ name }) => name).sort(),
  });
  expect((await schemaOf(one)).map(byName)).toEqual(before.map(byName));
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
