import type { ClientRateLimitInfo, Store } from "express-rate-limit";
import { Op, UniqueConstraintError } from "sequelize";
import type { Clock } from "../clock.ts";
import { changeRows, storedMoment } from "../database/frequentStatements.ts";
import { incrementColumn } from "../database/incrementColumn.ts";
import type { Database } from "../database/openDatabase.ts";
import type { Limit } from "./limits.ts";

/** A sender's count in one window. */
interface Count {
  readonly sender: string;
  readonly windowEnd: Date;
}

/** Requests that a process has counted in the database and not used yet. */
interface Lease {
  size: number;
  left: number;
  /** The limit is reached: no statement is needed to refuse the rest of the window. */
  isOver: boolean;
}

const firstOfWindow = "INSERT INTO rate_limits (sender, windowEnd, hits) VALUES ($sender, $windowEnd, 1)";

/** A process takes at most a hundredth of a limit in advance: other processes go without what it does not use. */
const largestShare = 100;
/** Bounds the memory of one limit against floods from many addresses. */
const mostLeases = 10_000;

/**
 * Counts requests in the database, for any number of processes. Windows begin at fixed moments of the clock
 * (every full minute, every full hour), so processes need not agree on when one began, and no process has to end a
 * window. Limits of 200 requests and more are counted in leases, so that few requests cost a write; a smaller limit is
 * exact.
 */
export class RateLimitStore implements Store {
  /** Tells express-rate-limit that counts are shared. */
  readonly localKeys = false;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #limit: Limit;
  /** What this process has taken in the window that ends at `#leasesEnd`, by sender. */
  readonly #leases = new Map<string, Lease>();
  #leasesEnd = 0;

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
    const largest = Math.floor(requests / largestShare);
    const isTaken = await (largest < 2 ? this.#take(count) : this.#takeFromLease(count, largest));
    const totalHits = isTaken ? requests : requests + 1;
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

  /** Takes twice as many as the time before, since a sender of many requests sends more. */
  async #takeFromLease(count: Count, largest: number): Promise<boolean> {
    const lease = this.#leaseOf(count);
    if (lease.left > 0) {
      lease.left -= 1;
      return true;
    }
    if (lease.isOver) return false;
    lease.size = Math.min(Math.max(1, lease.size * 2), largest);
    if (lease.size > 1 && (await this.#addWhereThereIsRoom(count, lease.size))) {
      lease.left += lease.size - 1;
      return true;
    }
    const isTaken = await this.#take(count);
    lease.isOver = !isTaken;
    return isTaken;
  }

  #leaseOf({ sender, windowEnd }: Count): Lease {
    if (windowEnd.getTime() !== this.#leasesEnd) {
      this.#leases.clear();
      this.#leasesEnd = windowEnd.getTime();
    }
    const known = this.#leases.get(sender);
    if (known) return known;
    // What is dropped was counted, so the limit holds.
    if (this.#leases.size >= mostLeases) this.#leases.clear();
    const lease = { size: 0, left: 0, isOver: false };
    this.#leases.set(sender, lease);
    return lease;
  }

  async #take(count: Count): Promise<boolean> {
    if (this.#limit.requests < 1) return false;
    try {
      // Most senders of a window send once.
      const { sequelize, rateLimits } = this.#database;
      const windowEnd = storedMoment(rateLimits, "windowEnd", count.windowEnd);
      await changeRows(sequelize, firstOfWindow, { sender: count.sender, windowEnd });
      return true;
    } catch (error) {
      if (!(error instanceof UniqueConstraintError)) throw error;
      return this.#addWhereThereIsRoom(count);
    }
  }

  async #addWhereThereIsRoom(count: Count, by = 1): Promise<boolean> {
    const hits = { [Op.lte]: this.#limit.requests - by };
    return (await incrementColumn(this.#database.rateLimits, "hits", by, { ...count, hits })) > 0;
  }

  #countOf(sender: string): Count {
    const { window } = this.#limit;
    const end = (Math.floor(this.#clock().getTime() / window) + 1) * window;
    return { sender, windowEnd: new Date(end) };
  }
}
