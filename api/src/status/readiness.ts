import { isMigrated } from "../database/migrate.ts";
import { NotReady } from "../http/errors.ts";
import type { Services } from "../services.ts";

/**
 * @throws {NotReady} while the database does not answer or is not migrated (the log says which); until the process is
 * warm, since a request would wait for that; and once the process was told to stop: it still answers then, but should
 * get no new requests.
 */
export async function checkReadiness({ database, logger, stopping, warmUp }: Services): Promise<void> {
  if (stopping.aborted) throw new NotReady();
  // A load balancer asks as soon as the port is open.
  warmUp?.begin();
  if (warmUp?.isDone === false) throw new NotReady();
  const ready = await isMigrated(database).catch((error: unknown) => {
    logger.warn({ err: error }, "not ready: the database does not answer");
    return false;
  });
  if (!ready) throw new NotReady();
}
