import { Gauge, Registry } from "prom-client";
import type { Sequelize } from "sequelize";
import { z } from "zod";
import type { Services } from "../services.ts";
import { readSharedState, type SharedState } from "./readSharedState.ts";

type DatabaseServices = Pick<Services, "database" | "clock" | "environment" | "logger">;

/** Prometheus waits ten seconds for everything; a database that takes longer than this is as good as gone. */
const longestRead = 3_000;

/**
 * Metrics read from the database when they are scraped: every process on one database reports the same. An unavailable
 * database causes no failure: `iep_database_up` is 0 then, and the other metrics are left out.
 * @param time what a test wants shorter, in milliseconds.
 */
export function createDatabaseMetrics(services: DatabaseServices, time = longestRead): () => Promise<string> {
  let reading: Promise<SharedState> | null = null;

  /** One at a time: a database that hangs is not asked again by every scrape. */
  function read(): Promise<SharedState> {
    reading ??= readSharedState(services).finally(() => {
      reading = null;
    });
    return reading;
  }

  return async () => {
    const registry = new Registry();
    const gauge = gaugesOf(registry);
    showPool(services.database.sequelize, gauge);
    try {
      show(await within(time, read()), services.clock().getTime(), gauge);
      gauge("iep_database_up", "1 while the database answers, else 0.", 1);
    } catch (error) {
      services.logger.warn({ err: error }, "metrics: the database does not answer");
      gauge("iep_database_up", "1 while the database answers, else 0.", 0);
    }
    return registry.metrics();
  };
}

type ShowGauge = (
  name: string,
  help: string,
  value: number,
  labels?: Readonly<Record<string, string>>,
) => void;

function gaugesOf(registry: Registry): ShowGauge {
  const made = new Map<string, Gauge>();
  return (name, help, value, labels = {}) => {
    const gauge =
      made.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] });
    made.set(name, gauge);
    gauge.set(labels, value);
  };
}

function show(shared: SharedState, now: number, gauge: ShowGauge): void {
  const { waiting, givenUp, oldestDue, lastWebhook, tokensToday, jobRuns } = shared;
  gauge("iep_mail_queue_waiting", "Mails waiting to be sent, including those scheduled for later.", waiting);
  gauge("iep_mail_queue_given_up", "Mails that were given up, within the retention period.", givenUp);
  const late = oldestDue === null ? 0 : Math.max(0, now - oldestDue.getTime()) / 1000;
  gauge("iep_mail_queue_oldest_due_seconds", "How long the oldest due mail has been due; 0: none.", late);
  gauge("iep_ai_tokens_today", "Tokens charged to all processes today (UTC).", tokensToday);
  if (lastWebhook)
    gauge(
      "iep_webhook_last_timestamp_seconds",
      "When a payment provider event was last processed.",
      lastWebhook.getTime() / 1000,
    );
  for (const { job, ranAt } of jobRuns)
    gauge(
      "iep_job_last_success_timestamp_seconds",
      "When the last completed run started.",
      ranAt.getTime() / 1000,
      { job },
    );
}

const poolShape = z.object({ using: z.number(), available: z.number(), waiting: z.number() });

/** Sequelize does not say in its types that it has a pool; and with SQLite it has one that it never uses. */
function showPool(sequelize: Sequelize, gauge: ShowGauge): void {
  if (sequelize.getDialect() === "sqlite") return;
  const pool = poolShape.safeParse(Reflect.get(sequelize.connectionManager, "pool"));
  if (!pool.success) return;
  const { using, available, waiting } = pool.data;
  const help = "Database connections of this process.";
  gauge("iep_database_connections", help, using, { state: "used" });
  gauge("iep_database_connections", help, available, { state: "free" });
  gauge("iep_database_connections_waited_for", "Statements waiting for a connection.", waiting);
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
