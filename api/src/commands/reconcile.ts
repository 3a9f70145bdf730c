import { createPasswordHasher } from "../accounts/passwordHasher.ts";
import { createServerAnswerers } from "../ai/createServerAnswerers.ts";
import { createPaymentProvider } from "../billing/provider/createPaymentProvider.ts";
import { ProviderRefused, ProviderUnavailable } from "../billing/provider/errors.ts";
import type { Findings } from "../billing/reconcile/reconcile.ts";
import { reconcileByCommand } from "../billing/reconcile/reconcileByCommand.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { prepareDatabase } from "../database/prepare.ts";
import { EnvironmentError, readEnvironment } from "../environment.ts";
import { limits } from "../http/limits.ts";
import { createLogger } from "../logging/createLogger.ts";
import { createMailer } from "../mail/createMailer.ts";
import { createMailTransport } from "../mail/transport.ts";
import { silentMetrics } from "../metrics/silentMetrics.ts";
import { createWebhookTransport } from "../partners/webhook/WebhookTransport.ts";
import { StartError } from "../process/startErrors.ts";

/**
 * `npm run reconcile`: compares the payment provider with the database and repairs what a lost webhook left, also while
 * the server runs. Prints what it found; the exit code is 1 when something is left for a person, or it could not be done.
 */
try {
  const findings = await run();
  console.log(inWords(findings));
  if (findings.unsolved.length > 0) process.exitCode = 1;
} catch (error) {
  // An error that the operator can fix is shown as a sentence; anything else is a bug, and is shown in full.
  const isExplained = error instanceof EnvironmentError || error instanceof StartError;
  const isProviders = error instanceof ProviderUnavailable || error instanceof ProviderRefused;
  if (error instanceof ProviderUnavailable) console.error("The payment provider does not answer.");
  else console.error(isExplained || isProviders ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<Findings> {
  const environment = readEnvironment(process.env);
  const database = openDatabase(environment.database);
  const logger = createLogger("error");
  const outside = { database, logger, environment, limits, metrics: silentMetrics, clock: () => new Date() };
  const mailer = createMailer(outside, createMailTransport(environment));
  const payments = createPaymentProvider(environment.payments);
  try {
    await prepareDatabase(database, environment);
    const answerers = await createServerAnswerers(outside, null);
    const stopping = new AbortController().signal;
    const passwords = createPasswordHasher();
    const parts = {
      mailer,
      passwords,
      payments,
      answerers,
      model: null,
      webhooks: createWebhookTransport(),
      stopping,
    };
    return await reconcileByCommand({ ...outside, ...parts });
  } finally {
    await mailer.stop();
    await database.close();
  }
}

function inWords({ compared, repaired, unsolved }: Findings): string {
  return [
    `Compared ${compared} ${compared === 1 ? "object" : "objects"} with the payment provider; repaired ${repaired.length}.`,
    ...repaired.map((line) => `  repaired: ${line}`),
    ...unsolved.map((line) => `  needs attention: ${line}`),
  ].join("\n");
}
