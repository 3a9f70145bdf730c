import { createPasswordHasher } from "./accounts/passwordHasher.ts";
import { applyListsToAll } from "./accounts/rights.ts";
import { createServerAnswerers } from "./ai/createServerAnswerers.ts";
import { learn } from "./ai/learn.ts";
import { createServerModel } from "./ai/model/createServerModel.ts";
import { createApp } from "./app.ts";
import { createPaymentProvider } from "./billing/provider/createPaymentProvider.ts";
import { openDatabase } from "./database/openDatabase.ts";
import { prepareDatabase } from "./database/prepare.ts";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { publishRelease } from "./files/releases/publishRelease.ts";
import { limits } from "./http/limits.ts";
import { jobs } from "./jobs/index.ts";
import { createJobRunner } from "./jobs/runner.ts";
import { createLogger } from "./logging/createLogger.ts";
import { createMailer } from "./mail/createMailer.ts";
import { createMailTransport } from "./mail/transport.ts";
import { createWatching } from "./metrics/watching.ts";
import { createWebhookTransport } from "./partners/webhook/WebhookTransport.ts";
import { createHttpServer } from "./process/httpServer.ts";
import { StartError } from "./process/startErrors.ts";
import { onStopSignal } from "./process/stopSignal.ts";
import type { Services } from "./services.ts";
import { createWarmUp } from "./status/warmUp.ts";

/** The process: read the settings, connect, migrate, listen; and all of it backwards when told to stop. */
await start().catch((error: unknown) => {
  // An error that the operator can fix is shown as a sentence; anything else is a bug, and is shown in full.
  const isExplained = error instanceof EnvironmentError || error instanceof StartError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
});

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const logger = createLogger(environment.logLevel);
  const database = openDatabase(environment.database);
  const watching = createWatching(environment.metrics);
  const { metrics } = watching;
  const outside = { database, logger, environment, limits, metrics, clock: () => new Date() };
  const model = createServerModel(outside);
  const mailer = createMailer(outside, createMailTransport(environment));
  const stopping = new AbortController();
  const warmUp = createWarmUp(learn);
  const services: Services = {
    ...outside,
    mailer,
    webhooks: createWebhookTransport(),
    passwords: createPasswordHasher(),
    payments: createPaymentProvider(environment.payments),
    answerers: await createServerAnswerers(outside, model),
    model,
    stopping: stopping.signal,
    warmUp,
  };

  const migrations = await prepareDatabase(database, environment);
  if (migrations.length > 0) logger.info({ migrations }, "migrated");
  await applyListsToAll(services);
  await publishRelease(services);

  const metricsPort = await watching.listen(services);
  const server = createHttpServer(createApp(services));
  const port = await server.listen(environment.port, environment.host);
  // Where nothing asks whether it is ready. A server that is only started and stopped does without.
  setTimeout(() => warmUp.begin(), 2000).unref();
  const jobRunner = createJobRunner(services, jobs);
  // Before anyone learns that the server listens: who hears of it may already tell it to stop.
  onStopSignal(async (signal) => {
    logger.info({ signal }, "stopping");
    stopping.abort();
    const ended = await Promise.all([server.close(environment.drainTime), jobRunner.stop()]);
    const finished = ended.every(Boolean);
    // After the last request, which may have queued one.
    await mailer.stop();
    await watching.close();
    await database.close();
    logger.info({ finished }, "stopped");
    process.exit(finished ? 0 : 1);
  });

  logger.info(
    {
      port,
      metricsPort,
      host: environment.host,
      mode: environment.mode,
      database: environment.database.dialect,
    },
    "listening",
  );
  if (environment.supportEmail === null)
    logger.warn("no one is notified of new messages: set SUPPORT_EMAIL or ADMIN_EMAILS");
  process.send?.({ listening: port });
  jobRunner.start();
}
