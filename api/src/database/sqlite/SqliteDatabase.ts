import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { DriverError, isWorthRetrying, toDriverError } from "./driverError.ts";
import { toBindings, toPlainRow } from "./values.ts";

/** What Sequelize hands over: nothing, positions, or names with their `$`. */
type Parameters = readonly unknown[] | Readonly<Record<string, unknown>>;
type Done<Rows> = (this: Statement, error: Error | null, rows?: Rows) => void;

/** How long a statement waits for another writer before it gives up, in milliseconds. */
const longestWait = 10_000;

/**
 * Sequelize asks a finished statement for these two, and recognises it by the name of its class:
 * hence a class, and hence called `Statement`.
 */
export class Statement {
  lastID = 0;
  changes = 0;
}

/**
 * One connection to an SQLite file with as much of the `sqlite3` package's interface as Sequelize calls, over Node's
 * own `node:sqlite`. That package needs a compiler or a download, and lost writes when several processes wrote; Node's
 * is there already.
 *
 * `node:sqlite` is synchronous. Waiting for a lock inside it would block the whole process, and the transaction it
 * waits for may belong to that same process. So its own timeout is 0, and a busy database is retried later from the
 * event loop.
 */
export class SqliteDatabase {
  readonly filename: string;
  /** Sequelize marks the connections of transactions with it, and closes those that have one. */
  uuid: string | undefined;
  readonly #connection: DatabaseSync;

  constructor(filename: string, _mode: number, opened: (error: Error | null) => void) {
    this.filename = filename;
    this.#connection = new DatabaseSync(filename, { timeout: 0, enableForeignKeyConstraints: true });
    // Readers and one writer side by side, and no flush to disk per commit: what a crash of the machine could
    // cost is the last moments, never the file's integrity.
    this.#attempt(() => this.#connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")).then(
      () => opened(null),
      opened,
    );
  }

  /** Runs a statement that changes something; `this` in the callback knows the last id and the count. */
  run(sql: string, parameters?: Parameters, done?: Done<undefined>): void {
    const statement = new Statement();
    this.#attempt(() => {
      const outcome = this.#prepare(sql).run(...toBindings(parameters));
      statement.lastID = Number(outcome.lastInsertRowid);
      statement.changes = Number(outcome.changes);
    }).then(
      () => done?.call(statement, null),
      (error: Error) => done?.call(statement, error),
    );
  }

  /** Runs a statement and hands over all its rows. */
  all(sql: string, parametersOrDone: Parameters | Done<unknown[]>, maybeDone?: Done<unknown[]>): void {
    const done = typeof parametersOrDone === "function" ? parametersOrDone : maybeDone;
    const parameters = typeof parametersOrDone === "function" ? undefined : (parametersOrDone as Parameters);
    const statement = new Statement();
    this.#attempt(() => this.#rows(sql, toBindings(parameters))).then(
      (rows) => done?.call(statement, null, rows),
      (error: Error) => done?.call(statement, error),
    );
  }

  /** `sqlite3` queues statements inside; here each one is already done when the next one starts. */
  serialize(work: () => void): void {
    work();
  }

  close(done?: (error: Error | null) => void): void {
    if (this.#connection.isOpen) this.#connection.close();
    done?.(null);
  }

  #rows(sql: string, bindings: SQLInputValue[]): unknown[] {
    // SQLite ends a transaction on its own after some errors. Sequelize then still sends ROLLBACK, whose failure would
    // hide the original error.
    if (sql.startsWith("ROLLBACK;") && !this.#connection.isTransaction) return [];
    return this.#prepare(sql)
      .all(...bindings)
      .map(toPlainRow);
  }

  #prepare(sql: string) {
    const statement = this.#connection.prepare(sql);
    statement.setReadBigInts(true);
    return statement;
  }

  /** Does the work now, or again a little later while the database is locked by another connection. */
  async #attempt<Result>(work: () => Result): Promise<Result> {
    const giveUpAt = performance.now() + longestWait;
    for (let pause = 1; ; pause = Math.min(pause * 2, 32)) {
      try {
        if (!this.#connection.isOpen) throw new DriverError("SQLITE_MISUSE", "Database is closed");
        return work();
      } catch (error) {
        if (!isWorthRetrying(error) || performance.now() > giveUpAt) throw toDriverError(error);
      }
      // Of random length, so that two waiting writers do not keep meeting.
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    }
  }
}

/** What Sequelize's SQLite dialect expects of the `sqlite3` package. Passed to it as `dialectModule`. */
export const sqliteDialectModule = {
  Database: SqliteDatabase,
  OPEN_READWRITE: 2,
  OPEN_CREATE: 4,
} as const;
