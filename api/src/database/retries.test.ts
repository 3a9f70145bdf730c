import { ConnectionRefusedError, DatabaseError } from "sequelize";
import { beforeEach, expect, test, vi } from "vitest";
import { addToBothRows, rowsOf } from "../../tests/cluster/conflict.ts";
import { dialect } from "../../tests/testDatabase.ts";
import { useTestDatabase } from "../../tests/useTestApp.ts";
import { statementWithRetries, transactionWithRetries } from "./retries.ts";

const shared = useTestDatabase();
beforeEach(() => shared.database.locks.destroy({ where: {} }));

const failed = (code: string) => new DatabaseError(Object.assign(new Error(code), { code, sql: "" }));
const refused = new ConnectionRefusedError(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));

/** Fails with each of these in turn, and then works. */
function failingWith(...errors: readonly Error[]) {
  const left = [...errors];
  return vi.fn(async () => {
    const error = left.shift();
    if (error) throw error;
    return "done";
  });
}

/** Runs at once what would wait. */
function waits() {
  const asked: number[] = [];
  return { asked, wait: async (milliseconds: number) => void asked.push(milliseconds) };
}

test.each([
  ["a deadlock, or a conflict between nodes", failed("ER_LOCK_DEADLOCK"), { read: 2, write: 2 }],
  ["a lock that was not given in time", failed("ER_LOCK_WAIT_TIMEOUT"), { read: 2, write: 2 }],
  ["a node that leaves", failed("ER_UNKNOWN_COM_ERROR"), { read: 2, write: 2 }],
  ["no server there", refused, { read: 2, write: 2 }],
  ["a broken connection", failed("PROTOCOL_CONNECTION_LOST"), { read: 2, write: 1 }],
  ["a row that is there already", failed("ER_DUP_ENTRY"), { read: 1, write: 1 }],
  ["a fault in our code", new TypeError("no"), { read: 1, write: 1 }],
])("after %s a statement runs as often as is safe", async (_, error, runs) => {
  for (const [onlyReads, times] of [
    [true, runs.read],
    [false, runs.write],
  ] as const) {
    const statement = failingWith(error);
    const done = statementWithRetries(statement, onlyReads, waits().wait);
    await (times > 1 ? expect(done).resolves.toBe("done") : expect(done).rejects.toBe(error));
    expect(statement).toHaveBeenCalledTimes(times);
  }
});

test("retries end after eight tries, with waits that grow and differ", async () => {
  const { asked, wait } = waits();
  const statement = vi.fn(async () => Promise.reject(failed("ER_LOCK_DEADLOCK")));
  await expect(statementWithRetries(statement, false, wait)).rejects.toThrow("ER_LOCK_DEADLOCK");
  expect(statement).toHaveBeenCalledTimes(8);
  for (const [at, most] of [25, 50, 100, 200, 400, 800, 800].entries()) {
    expect(asked[at]).toBeGreaterThanOrEqual(most / 2);
    expect(asked[at]).toBeLessThanOrEqual(most);
  }
});

const row = (name: string) => ({ name, holder: "test", expiresAt: new Date(0) });

test("a transaction that lost runs again from its beginning, and only the last run is written", async () => {
  const { sequelize, locks } = shared.database;
  const outcome = failingWith(failed("ER_LOCK_DEADLOCK"), failed("PROTOCOL_CONNECTION_LOST"));
  let run = 0;
  await transactionWithRetries(
    sequelize,
    async (transaction) => {
      run += 1;
      await locks.create(row(`run ${run}`), { transaction });
      await outcome();
    },
    waits().wait,
  );
  expect((await locks.findAll()).map(({ name }) => name)).toEqual(["run 3"]);
});

test.each([
  ["ER_LOCK_DEADLOCK", 2, "rolled back by the server: run again"],
  ["PROTOCOL_CONNECTION_LOST", 1, "may be written: not run again"],
])("a COMMIT that fails with %s has run %d times: %s", async (code, runs) => {
  const { sequelize, locks } = shared.database;
  vi.spyOn(console, "warn").mockReturnValue();
  const schema = sequelize.getQueryInterface();
  vi.spyOn(schema, "commitTransaction").mockImplementationOnce(async (transaction, options) => {
    await schema.rollbackTransaction(transaction, options);
    throw failed(code);
  });
  const work = vi.fn(async () => locks.count());
  const done = transactionWithRetries(sequelize, work, waits().wait);
  await (runs > 1 ? expect(done).resolves.toBe(0) : expect(done).rejects.toThrow(code));
  expect(work).toHaveBeenCalledTimes(runs);
  vi.restoreAllMocks();
});

// SQLite has no row locks to wait for.
if (dialect === "mysql")
  test("two transactions that wait for each other's row are both written: the server ends one, which runs again", async () => {
    const { database } = shared;
    expect(await addToBothRows(database, database)).toBe(3);
    expect(await rowsOf(database)).toEqual(["12", "12"]);
  });
