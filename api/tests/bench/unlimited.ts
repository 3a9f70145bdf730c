import { type Limit, type Limits, limits } from "../../src/http/limits.ts";

/** More requests than a benchmark makes, in windows as long as the real ones: counted as ever, and never refused. */
export const unlimited: Limits = Object.fromEntries(
  Object.entries(limits).map(([name, { window }]): [string, Limit] => [
    name,
    { requests: 1_000_000_000, window },
  ]),
) as Limits;
