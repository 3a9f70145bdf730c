import { createApp } from "./app.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/openDatabase.ts";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { limits } from "./http/limits.ts";
import { keepSweeping } from "./http/sweepRateLimits.ts";
import { createLogger } from "./logging/createLogger.ts";
import { createHttpServer } from "./process/httpServer.ts";
import { StartError, whenDatabaseFails } from "./process/startErrors.ts";
import { onStopSignal } from "./process/stopSignal.ts";
import type { Services } from "./services.ts";

/** The process: read the settings, connect, migrate, listen; and all of it backwards when told to stop. */
await start().catch((error: unknown) => {
  // What the operator can put right is said in a sentence; anything else is a fault of ours and shown whole.
  const isExplained = error instanceof EnvironmentError || error instanceof StartError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
});

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const logger = createLogger(environment.logLevel);
  const database = openDatabase(environment.database);
  const services: Services = { database, logger, environment, limits, clock: () => new Date() };

  const migrations = await migrate(database).catch(whenDatabaseFails(environment.database));
  if (migrations.length > 0) logger.info({ migrations }, "migrated");

  const server = createHttpServer(createApp(services));
  const port = await server.listen(environment.port, environment.host);
  const stopSweeping = keepSweeping(services, logger);
  logger.info(
    { port, host: environment.host, mode: environment.mode, database: environment.database.dialect },
    "listening",
  );
  process.send?.({ listening: port });

  onStopSignal(async (signal) => {
    logger.info({ signal }, "stopping");
    stopSweeping();
    const finished = await server.close();
    await database.close();
    logger.info({ finished }, "stopped");
    process.exit(finished ? 0 : 1);
  });
}
