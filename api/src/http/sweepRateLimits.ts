import type { Logger } from "pino";
import { Op } from "sequelize";
import type { Services } from "../services.ts";

const every = 10 * 60_000;

/** A request that came in the last moment of a window may still be counting in it. */
const grace = 60_000;

/**
 * Removes windows that have ended. One indexed DELETE; several processes doing it at once do no harm.
 * @returns how many were removed.
 */
export async function sweepRateLimits({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<number> {
  const ended = new Date(clock().getTime() - grace);
  return database.rateLimits.destroy({ where: { windowEnd: { [Op.lt]: ended } } });
}

/**
 * Sweeps now and every ten minutes.
 * @returns how to stop it.
 */
export function keepSweeping(services: Pick<Services, "database" | "clock">, logger: Logger): () => void {
  const sweep = () =>
    sweepRateLimits(services).catch((error: unknown) => {
      logger.warn(
        { err: error },
        "the ended rate-limit windows could not be removed; next try in ten minutes",
      );
    });
  void sweep();
  const timer = setInterval(sweep, every);
  // It alone should not keep the process alive.
  timer.unref();
  return () => clearInterval(timer);
}
