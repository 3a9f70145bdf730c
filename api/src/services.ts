import type { Language } from "@iep-insider/sdk/contract";
import type { Logger } from "pino";
import type { PasswordHasher } from "./accounts/passwordHasher.ts";
import type { Answerer } from "./ai/answerer.ts";
import type { ModelClient } from "./ai/model/ModelClient.ts";
import type { PaymentProvider } from "./billing/provider/PaymentProvider.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/openDatabase.ts";
import type { Environment } from "./environment.ts";
import type { Limits } from "./http/limits.ts";
import type { Mailer } from "./mail/Mailer.ts";
import type { Metrics } from "./metrics/Metrics.ts";
import type { WebhookTransport } from "./partners/webhook/WebhookTransport.ts";
import type { WarmUp } from "./status/warmUp.ts";

/** All that the app needs from outside. Built once by the process, or by a test. */
export interface Services {
  readonly database: Database;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly environment: Environment;
  /** How many requests a sender may make: `limits` of `http/limits.ts`, unless a test sets others. */
  readonly limits: Limits;
  /**
   * How long what must not tell of an account by its speed takes: `minimumDuration`, unless a test wants it shorter.
   */
  readonly minimumDuration?: number;
  /** How long counts are collected before they are stored, in milliseconds: `batchPeriod`, unless a test sets another. */
  readonly batchPeriod?: number;
  /** What is reported to the operator's monitoring. */
  readonly metrics: Metrics;
  readonly passwords: PasswordHasher;
  readonly mailer: Mailer;
  /** Posts figures to the servers of partners. */
  readonly webhooks: WebhookTransport;
  /** The payment provider, or its simulator. */
  readonly payments: PaymentProvider;
  /** Answer the questions of the AI tools, each in its language. */
  readonly answerers: Readonly<Record<Language, Answerer>>;
  /** The AI provider, which the answerers ask; null: AI is off. */
  readonly model: ModelClient | null;
  /** Aborted as soon as the process was told to stop. It still serves for a while, and is not ready any more. */
  readonly stopping: AbortSignal;
  /** What has to be done before the process is ready; without it, there is nothing to do. */
  readonly warmUp?: WarmUp;
}
