import { Sequelize } from "sequelize";
import { createServerAnswerers } from "../../src/ai/createServerAnswerers.ts";
import { createPaymentProvider } from "../../src/billing/provider/createPaymentProvider.ts";
import type { DatabaseAddress } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { openDatabase } from "../../src/database/openDatabase.ts";
import { readEnvironment } from "../../src/environment.ts";
import { createLogger } from "../../src/logging/createLogger.ts";
import { createMailer } from "../../src/mail/createMailer.ts";
import { createPrometheus } from "../../src/metrics/createPrometheus.ts";
import type { Services } from "../../src/services.ts";
import { createQuickPasswords } from "../quickPasswords.ts";
import { unlimited } from "./unlimited.ts";

/**
 * The services of a server as it runs in life, but for three things: limits are counted and never reached, mails are
 * written into the table and handed to a mail server that takes no time, and passwords are not hashed.
 */
export async function buildServices(): Promise<Services> {
  const environment = readEnvironment(process.env);
  await createWhereMissing(environment.database);
  const database = openDatabase(environment.database);
  await migrate(database);
  const logger = createLogger(environment.logLevel);
  const outside = {
    database,
    environment,
    logger,
    limits: unlimited,
    metrics: createPrometheus().metrics,
    clock: () => new Date(),
  };
  return {
    ...outside,
    webhooks: { post: async () => ({ status: null, problem: "unknown_host" }) },
    mailer: createMailer(outside, { send: async () => undefined }),
    passwords: createQuickPasswords(),
    payments: createPaymentProvider(environment.payments),
    answerers: await createServerAnswerers(outside, null),
    model: null,
    stopping: new AbortController().signal,
  };
}

async function createWhereMissing(address: DatabaseAddress): Promise<void> {
  if (address.dialect === "sqlite") return;
  const { pathname } = new URL(address.url);
  const server = new Sequelize(new URL("/", address.url).href, { dialect: "mysql", logging: false });
  await server.getQueryInterface().createDatabase(pathname.slice(1));
  await server.close();
}
