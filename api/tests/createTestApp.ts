import type { Answerer } from "../src/ai/answerer.ts";
import { createServerAnswerers } from "../src/ai/createServerAnswerers.ts";
import { createServerModel } from "../src/ai/model/createServerModel.ts";
import type { ModelClient } from "../src/ai/model/ModelClient.ts";
import { createApp } from "../src/app.ts";
import { createPaymentProvider } from "../src/billing/provider/createPaymentProvider.ts";
import type { PaymentProvider } from "../src/billing/provider/PaymentProvider.ts";
import type { Clock } from "../src/clock.ts";
import type { DatabaseAddress } from "../src/database/connect.ts";
import { type Database, openDatabase } from "../src/database/openDatabase.ts";
import { type Environment, readEnvironment } from "../src/environment.ts";
import { type Limit, type Limits, limits } from "../src/http/limits.ts";
import { createLogger } from "../src/logging/createLogger.ts";
import { createMailer } from "../src/mail/createMailer.ts";
import type { MailTransport, Message } from "../src/mail/transport.ts";
import type { Metrics } from "../src/metrics/Metrics.ts";
import { silentMetrics } from "../src/metrics/silentMetrics.ts";
import type { WebhookTransport } from "../src/partners/webhook/WebhookTransport.ts";
import { createHttpServer } from "../src/process/httpServer.ts";
import type { Services } from "../src/services.ts";
import type { WarmUp } from "../src/status/warmUp.ts";
import { expectDeclaredError } from "./expectDeclaredError.ts";
import { createQuickPasswords, type QuickPasswords } from "./quickPasswords.ts";
import { createTestDatabase } from "./testDatabase.ts";

export interface TestAppOptions {
  readonly environment?: Partial<Environment>;
  readonly limits?: Limits;
  readonly clock?: Clock;
  /** How long, in milliseconds, answers take that must not tell of an account by their speed. Otherwise no time. */
  readonly minimumDuration?: number;
  /** Shared with another app, or broken on purpose. Otherwise the app gets one of its own and drops it at the end. */
  readonly database?: Database;
  /** As another process beside this app: on its database, by a connection of its own. */
  readonly beside?: TestApp;
  /** Instead of the one that keeps mails for `mails`. */
  readonly transport?: MailTransport;
  /** Instead of one that reaches no server. */
  readonly webhooks?: WebhookTransport;
  /** Instead of the one in the settings, which is unreachable by default. */
  readonly payments?: PaymentProvider;
  /** Instead of our own rules, or of the AI that the settings name. */
  readonly answerer?: Answerer;
  /** Instead of the AI that the settings name. */
  readonly model?: ModelClient;
  /** Instead of the one that counts nothing. */
  readonly metrics?: Metrics;
  /** Aborted where the test tells the process to stop. */
  readonly stopping?: AbortSignal;
  readonly warmUp?: WarmUp;
}

/** The app of `createApp` on a port of its own, with what a test wants to look into. */
export interface TestApp {
  readonly url: string;
  readonly services: Services;
  readonly database: Database;
  /** Where the database is, unless it was given. */
  readonly address: DatabaseAddress | undefined;
  /** Everything that was logged so far, line by line. */
  readonly logLines: string[];
  /** Every mail that was sent so far. */
  readonly mails: Message[];
  readonly passwords: QuickPasswords;
  /** A request to this app, held to the errors that the call declares. `json` is sent as a JSON body. */
  request(path: string, init?: RequestInit & { readonly json?: unknown }): Promise<Response>;
  close(): Promise<void>;
}

/** Whether the pages are built must make no difference to a test. */
const nowhere = "/no/such/folder";

/** There is no provider, unless a test has opened a shop (`billing/shop.ts`). */
const impatient = { timeout: 1_000, maxNetworkRetries: 0 };

/**
 * So high that a test which is not about limits never meets one. Its windows, of a prime number of seconds, do not end
 * with those of another limit, which would count in the same row.
 */
export const noLimits: Limits = allLimits({ requests: 1_000_000, window: 1_000_003_000 });

function allLimits(limit: Limit): Limits {
  return Object.fromEntries(Object.keys(limits).map((name) => [name, limit])) as unknown as Limits;
}

/** What `createApp` is in a test: real HTTP, a real database, a log that can be read. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { database, address, drop } = await databaseFor(options);
  const logLines: string[] = [];
  const mails: Message[] = [];
  const transport = options.transport ?? { send: async (mail: Message) => void mails.push(mail) };
  const outside = {
    database,
    logger: createLogger("trace", { write: (line) => void logLines.push(line) }),
    clock: options.clock ?? (() => new Date()),
    environment: {
      ...readEnvironment({ NODE_ENV: "test", DASHBOARD_DIR: nowhere, EMBED_DIR: nowhere, DOCS_DIR: nowhere }),
      ...options.environment,
    },
    limits: options.limits ?? noLimits,
    minimumDuration: options.minimumDuration ?? 0,
    batchPeriod: 0,
    metrics: options.metrics ?? silentMetrics,
  };
  const mailer = createMailer(outside, transport);
  const passwords = createQuickPasswords();
  const payments = options.payments ?? createPaymentProvider(outside.environment.payments, impatient);
  const { answerer, model = createServerModel(outside) } = options;
  const answerers = answerer ? { en: answerer, es: answerer } : await createServerAnswerers(outside, model);
  const { stopping = new AbortController().signal, warmUp } = options;
  const services: Services = {
    ...outside,
    mailer,
    webhooks: options.webhooks ?? { post: async () => ({ status: null, problem: "unknown_host" }) },
    passwords,
    payments,
    answerers,
    model,
    stopping,
    ...(warmUp && { warmUp }),
  };
  const server = createHttpServer(createApp(services));
  const url = `http://127.0.0.1:${await server.listen(0, "127.0.0.1")}`;
  return {
    url,
    services,
    database,
    address,
    logLines,
    mails,
    passwords,
    async request(path, { json, ...given } = {}) {
      const init = json === undefined ? given : withJson(given, json);
      const response = await fetch(url + path, init);
      await expectDeclaredError(init.method ?? "GET", path, response);
      return response;
    },
    async close() {
      await server.close();
      await mailer.stop();
      await drop?.();
    },
  };
}

async function databaseFor({ database: given, beside }: TestAppOptions) {
  if (given) return { database: given, address: undefined, drop: undefined };
  if (!beside?.address) return createTestDatabase();
  const database = openDatabase(beside.address);
  return { database, address: beside.address, drop: () => database.close() };
}

function withJson(init: RequestInit, json: unknown): RequestInit {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "application/json");
  return { method: "POST", ...init, headers, body: JSON.stringify(json) };
}
