import { createPasswordHasher } from "../../src/accounts/passwordHasher.ts";
import { createServerAnswerers } from "../../src/ai/createServerAnswerers.ts";
import { createApp } from "../../src/app.ts";
import { createPaymentProvider } from "../../src/billing/provider/createPaymentProvider.ts";
import type { PaymentProvider } from "../../src/billing/provider/PaymentProvider.ts";
import { migrate } from "../../src/database/migrate.ts";
import { openDatabase } from "../../src/database/openDatabase.ts";
import { readEnvironment } from "../../src/environment.ts";
import { limits } from "../../src/http/limits.ts";
import { createLogger } from "../../src/logging/createLogger.ts";
import { createMailer } from "../../src/mail/createMailer.ts";
import { createMailTransport } from "../../src/mail/transport.ts";
import { silentMetrics } from "../../src/metrics/silentMetrics.ts";
import { createWebhookTransport } from "../../src/partners/webhook/WebhookTransport.ts";
import { createHttpServer } from "../../src/process/httpServer.ts";

/*
 * The server with a payment provider that kills the process, as a power cut would, right after the provider has
 * answered the method that DIES_AFTER names. A process of its own, for tests.
 */

const environment = readEnvironment(process.env);
const database = openDatabase(environment.database);
const outside = {
  database,
  logger: createLogger("silent"),
  environment,
  limits,
  metrics: silentMetrics,
  clock: () => new Date(),
};
const mailer = createMailer(outside, createMailTransport(environment));
const provider = createPaymentProvider(environment.payments);

const payments: PaymentProvider = {
  ...provider,
  async getPayment(id) {
    const payment = await provider.getPayment(id);
    // Not while it is open: the payer has to come so far.
    if (payment?.status === "succeeded") dieAfter("getPayment");
    return payment;
  },
  async createSession(session, key) {
    const made = await provider.createSession(session, key);
    dieAfter("createSession");
    return made;
  },
};

function dieAfter(method: keyof PaymentProvider): void {
  if (process.env["DIES_AFTER"] === method) process.kill(process.pid, "SIGKILL");
}

await migrate(database);
const server = createHttpServer(
  createApp({
    ...outside,
    mailer,
    webhooks: createWebhookTransport(),
    passwords: createPasswordHasher(),
    payments,
    answerers: await createServerAnswerers(outside, null),
    model: null,
    stopping: new AbortController().signal,
  }),
);
const port = await server.listen(environment.port, environment.host);
process.send?.({ listening: port });
