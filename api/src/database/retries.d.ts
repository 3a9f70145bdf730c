import { type Sequelize, Transaction } from "sequelize";
/** Waits some milliseconds. Tests pass another. */
export type Wait = (milliseconds: number) => Promise<unknown>;
/**
 * Runs `work` in a transaction, and retries it from the start after a conflict. So `work` must read everything it
 * depends on inside the transaction, and have no effects outside the database.
 * @returns what `work` returns. @throws what it throws; a connection that broke during COMMIT is never tried again,
 * since the transaction may be written.
 */
export declare function transactionWithRetries<Result>(sequelize: Sequelize, work: (transaction: Transaction) => Promise<Result>, wait?: Wait): Promise<Result>;
/**
 * Runs one statement outside of transactions, and retries it after a conflict or if it was not run.
 * @param onlyReads whether it may be repeated as well when the connection broke and it may have been done.
 */
export declare function statementWithRetries<Result>(statement: () => Promise<Result>, onlyReads: boolean, wait?: Wait): Promise<Result>;
