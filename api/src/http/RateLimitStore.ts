import type { ClientRateLimitInfo, Store } from "express-rate-limit";
import { Op, UniqueConstraintError } from "sequelize";
import type { Clock } from "../clock.ts";
import { incrementColumn } from "../database/incrementColumn.ts";
import type { Database } from "../database/openDatabase.ts";
import type { Limit } from "./limits.ts";

/** A sender's count in one window. */
interface Count {
  readonly sender: string;
  readonly windowEnd: Date;
}

/**
 * Counts requests in the database, for any number of processes. Windows begin at fixed moments of the clock
 * (every full minute, every full hour), so processes need not agree on when one began, and no process has to end a
 * window.
 */
export class RateLimitStore implements Store {
  /** Tells express-rate-limit that counts are shared. */
  readonly localKeys = false;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #limit: Limit;

  constructor(database: Database, clock: Clock, limit: Limit) {
    this.#database = database;
    this.#clock = clock;
    this.#limit = limit;
  }

  async get(sender: string): Promise<ClientRateLimitInfo | undefined> {
    const count = this.#countOf(sender);
    const row = await this.#database.rateLimits.findOne({ where: { ...count } });
    return row ? { totalHits: row.hits, resetTime: row.windowEnd } : undefined;
  }

  /**
   * Counts a request, unless as many as may be are counted already: a refused one is not.
   * @returns a number above the limit for a refused one, and only for it.
   */
  async increment(sender: string): Promise<ClientRateLimitInfo> {
    const count = this.#countOf(sender);
    const { requests } = this.#limit;
    const totalHits = (await this.#take(count)) ? requests : requests + 1;
    return { totalHits, resetTime: count.windowEnd };
  }

  async decrement(sender: string): Promise<void> {
    await incrementColumn(this.#database.rateLimits, "hits", -1, {
      ...this.#countOf(sender),
      hits: { [Op.gt]: 0 },
    });
  }

  async resetKey(sender: string): Promise<void> {
    await this.#database.rateLimits.destroy({ where: { sender } });
  }

  /** One statement for nearly every request, since it runs before each API call. */
  async #take(count: Count): Promise<boolean> {
    if (this.#limit.requests < 1) return false;
    if (await this.#addWhereThereIsRoom(count)) return true;
    try {
      await this.#database.rateLimits.create({ ...count, hits: 1 });
      return true;
    } catch (error) {
      if (!(error instanceof UniqueConstraintError)) throw error;
      // There is no room, or another request of the same sender was the first of the window at the same moment.
      return this.#addWhereThereIsRoom(count);
    }
  }

  async #addWhereThereIsRoom(count: Count): Promise<boolean> {
    const hits = { [Op.lt]: this.#limit.requests };
    return (await incrementColumn(this.#database.rateLimits, "hits", 1, { ...count, hits })) > 0;
  }

  #countOf(sender: string): Count {
    const { window } = this.#limit;
    const end = (Math.floor(this.#clock().getTime() / window) + 1) * window;
    return { sender, windowEnd: new Date(end) };
  }
}
