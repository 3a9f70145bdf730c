import { setTimeout as pause } from "node:timers/promises";
import {
  BaseError,
  ConnectionAcquireTimeoutError,
  ConnectionError,
  DatabaseError,
  type Sequelize,
  Transaction,
} from "sequelize";

/**
 * Whether a failed statement may be retried.
 * - `conflict`: the server chose it as the deadlock victim and rolled it back. Galera reports a conflict between two
 * nodes the same way, at the latest at COMMIT: https://mariadb.com/kb/en/mariadb-galera-cluster-known-limitations/
 * - `not run`: no server took it; a node that leaves or joins a cluster refuses every statement.
 * - `lost`: the connection broke, so the statement may have been done or not.
 * - `other`: trying again would not help.
 */
type Failure = "conflict" | "not run" | "lost" | "other";

/** https://mariadb.com/kb/en/mariadb-error-code-reference/ */
const failures: Readonly<Record<string, Failure>> = {
  ER_LOCK_DEADLOCK: "conflict",
  ER_LOCK_WAIT_TIMEOUT: "conflict",
  // 1047, "WSREP has not yet prepared node for application use".
  ER_UNKNOWN_COM_ERROR: "not run",
  ER_SERVER_SHUTDOWN: "lost",
  ER_CONNECTION_KILLED: "lost",
  PROTOCOL_CONNECTION_LOST: "lost",
  ECONNRESET: "lost",
  EPIPE: "lost",
};

/** The waits grow from 25 ms to 0.8 s: 2.4 s in all, in which a cluster chooses another node. */
const mostTries = 8;
const firstWait = 25;
const longestWait = 800;
/** A lock wait ends after 50 s by itself; a caller that waited so long is not kept for another. */
const longestWork = 5_000;

/** Waits some milliseconds. Tests pass another. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/**
 * Runs `work` in a transaction, and retries it from the start after a conflict. So `work` must read everything it
 * depends on inside the transaction, and have no effects outside the database.
 * @returns what `work` returns. @throws what it throws; a connection that broke during COMMIT is never tried again,
 * since the transaction may be written.
 */
export function transactionWithRetries<Result>(
  sequelize: Sequelize,
  work: (transaction: Transaction) => Promise<Result>,
  wait?: Wait,
): Promise<Result> {
  let isCommitting = false;
  const once = () => {
    isCommitting = false;
    return sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, async (transaction) => {
      const result = await work(transaction);
      isCommitting = true;
      return result;
    });
  };
  return withRetries(once, (failure) => failure !== "lost" || !isCommitting, wait);
}

/**
 * Runs one statement outside of transactions, and retries it after a conflict or if it was not run.
 * @param onlyReads whether it may be repeated as well when the connection broke and it may have been done.
 */
export function statementWithRetries<Result>(
  statement: () => Promise<Result>,
  onlyReads: boolean,
  wait?: Wait,
): Promise<Result> {
  return withRetries(statement, (failure) => failure !== "lost" || onlyReads, wait);
}

async function withRetries<Result>(
  work: () => Promise<Result>,
  mayRepeat: (failure: Exclude<Failure, "other">) => boolean,
  wait: Wait = pause,
): Promise<Result> {
  const began = performance.now();
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      const failure = failureOf(error);
      const isOver = tried === mostTries || performance.now() - began > longestWork;
      if (failure === "other" || isOver || !mayRepeat(failure)) throw error;
      // Half of the wait is random, so that two conflicting transactions do not collide again.
      await wait(Math.min(firstWait * 2 ** (tried - 1), longestWait) * (0.5 + Math.random() / 2));
    }
  }
}

function failureOf(error: unknown): Failure {
  // The pool is exhausted: one more try would make it worse.
  if (error instanceof ConnectionAcquireTimeoutError) return "other";
  const code = error instanceof BaseError && "parent" in error ? codeOf(error.parent) : "";
  // While connecting nothing was sent. A wrong password or name stays wrong.
  if (error instanceof ConnectionError)
    return code === "ECONNREFUSED" || failures[code] ? "not run" : "other";
  return error instanceof DatabaseError ? (failures[code] ?? "other") : "other";
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause ? String(cause.code) : "";
}
