import type { DatabaseSync, StatementSync } from "node:sqlite";

/** More transactions at once than these wait for each other's writes anyway. */
const mostIdle = 4;

/** An open connection, with the statements that it has prepared. */
export interface Opened {
  readonly connection: DatabaseSync;
  readonly prepared: Map<string, StatementSync>;
}

/**
 * Sequelize opens a connection for each transaction and closes it afterwards, which takes longer than most
 * transactions: those that follow each other share some.
 */
export class IdleConnections {
  readonly #idle: Opened[] = [];
  #isOver = false;

  take(): Opened | undefined {
    return this.#idle.pop();
  }

  /** @returns whether it is kept: not inside a transaction, and not when there are enough. */
  keep(opened: Opened): boolean {
    if (this.#isOver || opened.connection.isTransaction || this.#idle.length >= mostIdle) return false;
    this.#idle.push(opened);
    return true;
  }

  /** Closes them all, and keeps none from now on. */
  end(): void {
    this.#isOver = true;
    for (const { connection } of this.#idle.splice(0)) connection.close();
  }
}
