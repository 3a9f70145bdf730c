import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { DriverError, isWorthRetrying, toDriverError } from "./driverError.ts";
import { IdleConnections } from "./IdleConnections.ts";
import { toBindings, toPlainRow } from "./values.ts";

/** What Sequelize hands over: nothing, positions, or names with their `$`. */
type Parameters = readonly unknown[] | Readonly<Record<string, unknown>>;
type Done<Rows> = (this: Statement, error: Error | null, rows?: Rows) => void;

/** How long a statement waits for another writer before it gives up, in milliseconds. */
const longestWait = 10_000;
/** Bounds the memory of a connection; the product has fewer different statements. */
const mostPrepared = 500;

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
  readonly #idle: IdleConnections;
  readonly #connection: DatabaseSync;
  readonly #prepared: Map<string, StatementSync>;
  #isClosed = false;

  constructor(idle: IdleConnections, filename: string, opened: Opening) {
    this.filename = filename;
    this.#idle = idle;
    const again = idle.take();
    this.#connection =
      again?.connection ?? new DatabaseSync(filename, { timeout: 0, enableForeignKeyConstraints: true });
    this.#prepared = again?.prepared ?? new Map();
    // Readers and one writer side by side, and no flush to disk per commit: what a crash of the machine could
    // cost is the last moments, never the file's integrity.
    const setUp = () => this.#connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    const isReady = again ? Promise.resolve() : this.#attempt(setUp);
    isReady.then(() => opened(null), opened);
  }

  /** Runs a statement that changes something; `this` in the callback knows the last id and the count. */
  run(sql: string, parameters?: Parameters, done?: Done<undefined>): void {
    const statement = new Statement();
    this.#attempt(() => {
      const bindings = toBindings(parameters);
      const outcome = this.#prepare(sql, bindings.length > 0).run(...bindings);
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

  /** The one connection without a transaction is closed last, when its Sequelize instance is. */
  close(done?: (error: Error | null) => void): void {
    const isLast = this.uuid === undefined;
    if (isLast) this.#idle.end();
    const isKept =
      !isLast &&
      !this.#isClosed &&
      this.#idle.keep({ connection: this.#connection, prepared: this.#prepared });
    if (!isKept && !this.#isClosed) this.#connection.close();
    this.#isClosed = true;
    done?.(null);
  }

  #rows(sql: string, bindings: SQLInputValue[]): unknown[] {
    // SQLite ends a transaction on its own after some errors. Sequelize then still sends ROLLBACK, whose failure would
    // hide the original error.
    if (sql.startsWith("ROLLBACK;") && !this.#connection.isTransaction) return [];
    return this.#prepare(sql, bindings.length > 0 || sql.startsWith("PRAGMA table_info"))
      .all(...bindings)
      .map(toPlainRow);
  }

  /** Sequelize asks for a table's columns with each SELECT. A text without parameters has values in it, and is new each time. */
  #prepare(sql: string, isRepeated: boolean): StatementSync {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#connection.prepare(sql);
    statement.setReadBigInts(true);
    if (!isRepeated) return statement;
    if (this.#prepared.size >= mostPrepared) this.#prepared.clear();
    this.#prepared.set(sql, statement);
    return statement;
  }

  /** Does the work now, or again a little later while the database is locked by another connection. */
  async #attempt<Result>(work: () => Result): Promise<Result> {
    const giveUpAt = performance.now() + longestWait;
    for (let pause = 1; ; pause = Math.min(pause * 2, 32)) {
      try {
        if (this.#isClosed) throw new DriverError("SQLITE_MISUSE", "Database is closed");
        return work();
      } catch (error) {
        if (!isWorthRetrying(error) || performance.now() > giveUpAt) throw toDriverError(error);
      }
      // Of random length, so that two waiting writers do not keep meeting.
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    }
  }
}

/** What Sequelize's SQLite dialect expects of the `sqlite3` package, for one of its instances: its `dialectModule`. */
export function createSqliteModule(): SqliteModule {
  const idle = new IdleConnections();
  return {
    Database: class extends SqliteDatabase {
      constructor(filename: string, _mode: number, opened: Opening) {
        super(idle, filename, opened);
      }
    },
    OPEN_READWRITE: 2,
    OPEN_CREATE: 4,
  };
}

type Opening = (error: Error | null) => void;

interface SqliteModule {
  readonly Database: new (filename: string, mode: number, opened: Opening) => SqliteDatabase;
  readonly OPEN_READWRITE: number;
  readonly OPEN_CREATE: number;
}
