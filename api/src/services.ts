import type { Logger } from "pino";
import type { Database } from "./database/openDatabase.ts";
import type { Environment } from "./environment.ts";
import type { Limits } from "./http/rateLimits.ts";

/** What the time is. Passed in, so that a test can say so. */
export type Clock = () => Date;

/** All that the app needs from outside. Built once by the process, or by a test. */
export interface Services {
  readonly database: Database;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly environment: Environment;
  /** How many requests a sender may make: `limits` of `http/rateLimits.ts`, unless a test sets others. */
  readonly limits: Limits;
}
