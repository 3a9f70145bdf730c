import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import packageFile from "../../package.json" with { type: "json" };
import type { Metrics } from "./Metrics.ts";

/** What the process has counted since its start. */
export interface Prometheus {
  readonly metrics: Metrics;
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
}

/** In seconds. Most of our answers take some milliseconds; those that wait for others take seconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Our rules answer in milliseconds, a model in seconds; OPENAI_ANSWER_SECONDS is 45 by default. */
const answerBuckets = [0.01, 0.05, 0.25, 1, 2.5, 5, 10, 20, 30, 45, 60, 120];
/** The provider tries again for three days. */
const webhookAgeBuckets = [1, 5, 15, 60, 300, 3600, 6 * 3600, 24 * 3600, 72 * 3600];
const webhookBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Other values arrive too, since a client can send any string. */
const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Counts in a registry of its own: two in one process share nothing.
 * Label values are route patterns, names of our code, and event types that the payment provider has signed: there are
 * only so many of them, whatever is sent to us.
 */
export function createPrometheus(): Prometheus {
  const registry = new Registry();
  const make = makersOf(registry);
  collectDefaultMetrics({ register: registry });
  make
    .gauge("iep_build_info", "Always 1; the label is the running version.", ["version"])
    .set({ version: packageFile.version }, 1);
  const metrics: Metrics = {
    ...measureRequests(make),
    ...measureAnswers(make),
    ...measureWebhooks(make),
    ...measureWork(make),
  };
  return { metrics, text: () => registry.metrics() };
}

type Makers = ReturnType<typeof makersOf>;

function makersOf(registry: Registry) {
  const registers = [registry];
  return {
    counter: <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Counter({ name, help, labelNames, registers }),
    gauge: <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Gauge({ name, help, labelNames, registers }),
    histogram: <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) =>
      new Histogram({ name, help, labelNames, buckets, registers }),
  };
}

function measureRequests(make: Makers): Pick<Metrics, "requestBegan"> {
  const requests = make.counter(
    "iep_http_requests_total",
    "Completed requests by method, route pattern and status class; aborted: the client disconnected early.",
    ["method", "route", "status"],
  );
  const durations = make.histogram(
    "iep_http_request_duration_seconds",
    "Request duration, from the request head to the end of the response.",
    ["method", "route"],
    requestBuckets,
  );
  const inFlight = make.gauge("iep_http_requests_in_flight", "Requests in progress.", []);
  return {
    requestBegan() {
      inFlight.inc();
      return ({ method: said, route, status, isAborted, milliseconds }) => {
        inFlight.dec();
        const method = knownMethods.has(said) ? said : "other";
        requests.inc({ method, route, status: isAborted ? "aborted" : `${Math.floor(status / 100)}xx` });
        durations.observe({ method, route }, milliseconds / 1000);
      };
    },
  };
}

function measureAnswers(make: Makers): Pick<Metrics, "answered" | "tokensCharged"> {
  const answers = make.counter(
    "iep_ai_answers_total",
    "Answers of the AI tools by engine (openai or our rules) and outcome.",
    ["tool", "engine", "outcome"],
  );
  const durations = make.histogram(
    "iep_ai_answer_duration_seconds",
    "Duration of an AI tool's answer, including checks.",
    ["tool", "engine"],
    answerBuckets,
  );
  const asked = make.counter("iep_ai_drafts_asked_total", "Drafts requested from the model.", ["tool"]);
  const failures = make.counter(
    "iep_ai_failures_total",
    "Questions that the model did not answer, by reason; our rules answered them.",
    ["reason"],
  );
  const rejected = make.counter("iep_ai_checks_rejected_total", "Checks that the model's drafts failed.", [
    "check",
  ]);
  const faults = make.counter(
    "iep_ai_rules_faults_total",
    "Checks that our own rules' drafts failed, which is a bug.",
    ["check"],
  );
  const tokens = make.counter(
    "iep_ai_tokens_total",
    "Tokens charged by the AI provider; input: prompts, output: answers.",
    ["tool", "kind"],
  );
  const cost = make.counter(
    "iep_ai_cost_dollars_total",
    "Cost of these tokens in US dollars, by OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE; 0 if they are not set.",
    ["tool"],
  );
  return {
    answered(report) {
      const { tool, engine, outcome, milliseconds, tries, failure } = report;
      answers.inc({ tool, engine, outcome });
      durations.observe({ tool, engine }, milliseconds / 1000);
      if (tries > 0) asked.inc({ tool }, tries);
      if (failure !== null) failures.inc({ reason: failure });
      for (const check of report.rejected) rejected.inc({ check });
      for (const check of report.faults) faults.inc({ check });
    },
    tokensCharged({ tool, input, output, cost: charged }) {
      if (input + output === 0) return;
      tokens.inc({ tool, kind: "input" }, input);
      tokens.inc({ tool, kind: "output" }, output);
      cost.inc({ tool }, (charged ?? 0) / 1_000_000);
    },
  };
}

function measureWebhooks(make: Makers): Pick<Metrics, "webhookReceived"> {
  const webhooks = make.counter(
    "iep_webhooks_total",
    "Payment provider events by type and result; failed ones are retried.",
    ["type", "result"],
  );
  const durations = make.histogram(
    "iep_webhook_duration_seconds",
    "Processing time of an event.",
    ["type"],
    webhookBuckets,
  );
  const ages = make.histogram(
    "iep_webhook_age_seconds",
    "Delay between an event at the payment provider and its processing.",
    [],
    webhookAgeBuckets,
  );
  return {
    webhookReceived({ type, result, age, milliseconds }) {
      webhooks.inc({ type: type ?? "unknown", result });
      if (type === null) return;
      durations.observe({ type }, milliseconds / 1000);
      if (age !== null && result === "handled") ages.observe(Math.max(0, age) / 1000);
    },
  };
}

function measureWork(make: Makers): Pick<Metrics, "mailTried" | "jobRan"> {
  const attempts = make.counter(
    "iep_mail_attempts_total",
    "Attempts to send a mail; failed ones are retried, given up ones are not.",
    ["result"],
  );
  // From 0, so that the first one is seen as a change.
  for (const result of ["sent", "failed", "given_up"]) attempts.inc({ result }, 0);
  const runs = make.counter("iep_job_runs_total", "Runs of scheduled jobs in this process.", [
    "job",
    "result",
  ]);
  const lasted = make.gauge(
    "iep_job_last_duration_seconds",
    "Duration of a job's last run in this process.",
    ["job"],
  );
  return {
    mailTried: (result) => attempts.inc({ result }),
    jobRan({ job, result, milliseconds }) {
      runs.inc({ job, result });
      lasted.set({ job }, milliseconds / 1000);
    },
  };
}
