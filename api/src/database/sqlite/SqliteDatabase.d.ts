/** What Sequelize hands over: nothing, positions, or names with their `$`. */
type Parameters = readonly unknown[] | Readonly<Record<string, unknown>>;
type Done<Rows> = (this: Statement, error: Error | null, rows?: Rows) => void;
/**
 * Sequelize asks a finished statement for these two, and recognises it by the name of its class:
 * hence a class, and hence called `Statement`.
 */
export declare class Statement {
    lastID: number;
    changes: number;
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
export declare class SqliteDatabase {
    #private;
    readonly filename: string;
    /** Sequelize marks the connections of transactions with it, and closes those that have one. */
    uuid: string | undefined;
    constructor(filename: string, _mode: number, opened: (error: Error | null) => void);
    /** Runs a statement that changes something; `this` in the callback knows the last id and the count. */
    run(sql: string, parameters?: Parameters, done?: Done<undefined>): void;
    /** Runs a statement and hands over all its rows. */
    all(sql: string, parametersOrDone: Parameters | Done<unknown[]>, maybeDone?: Done<unknown[]>): void;
    /** `sqlite3` queues statements inside; here each one is already done when the next one starts. */
    serialize(work: () => void): void;
    close(done?: (error: Error | null) => void): void;
}
/** What Sequelize's SQLite dialect expects of the `sqlite3` package. Passed to it as `dialectModule`. */
export declare const sqliteDialectModule: {
    readonly Database: typeof SqliteDatabase;
    readonly OPEN_READWRITE: 2;
    readonly OPEN_CREATE: 4;
};
export {};
