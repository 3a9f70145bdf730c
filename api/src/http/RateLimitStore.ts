import type { ClientRateLimitInfo, Store } from "express-rate-limit";
import { Op } from "sequelize";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/openDatabase.ts";

/**
 * Counts requests in the database, for any number of processes. Windows begin at fixed moments of the clock
 * (every full minute, every full hour): so processes need not agree on when one began, and a window ends by itself.
 */
export class RateLimitStore implements Store {
  /** Tells express-rate-limit that counts are shared. */
  readonly localKeys = false;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #window: number;

  /** @param window how long counts run, in milliseconds. */
  constructor(database: Database, clock: Clock, window: number) {
    this.#database = database;
    this.#clock = clock;
    this.#window = window;
  }

  async get(sender: string): Promise<ClientRateLimitInfo | undefined> {
    const row = await this.#database.rateLimits.findOne({ where: this.#rowOf(sender) });
    return row ? { totalHits: row.hits, resetTime: row.windowEnd } : undefined;
  }

  /** @returns the count with this request in it. No two requests get the same count. */
  async increment(sender: string): Promise<ClientRateLimitInfo> {
    const where = this.#rowOf(sender);
    const { rateLimits } = this.#database;
    // Apart from the transaction: inside, two first requests could lock each other out on MySQL.
    await rateLimits.bulkCreate([{ ...where, hits: 0 }], { ignoreDuplicates: true });
    return this.#database.transaction(async (transaction) => {
      await rateLimits.increment("hits", { where, transaction });
      const row = await rateLimits.findOne({ where, transaction, rejectOnEmpty: true });
      return { totalHits: row.hits, resetTime: where.windowEnd };
    });
  }

  async decrement(sender: string): Promise<void> {
    const where = { ...this.#rowOf(sender), hits: { [Op.gt]: 0 } };
    await this.#database.rateLimits.decrement("hits", { where });
  }

  async resetKey(sender: string): Promise<void> {
    await this.#database.rateLimits.destroy({ where: { sender } });
  }

  #rowOf(sender: string) {
    const end = (Math.floor(this.#clock().getTime() / this.#window) + 1) * this.#window;
    return { sender, windowEnd: new Date(end) };
  }
}
