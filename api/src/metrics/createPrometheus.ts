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
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "iep_build_info",
    help: "Always 1; the label is the running version.",
    labelNames: ["version"],
    registers,
  }).set({ version: packageFile.version }, 1);
  const metrics: Metrics = {
    ...measureRequests(registers),
    ...measureAnswers(registers),
    ...measureWebhooks(registers),
    ...measureWork(registers),
  };
  return { metrics, text: () => registry.metrics() };
}

function measureRequests(registers: Registry[]): Pick<Metrics, "requestBegan"> {
  const requests = new Counter({
    name: "iep_http_requests_total",
    help: "Completed requests by method, route pattern and status class; aborted: the client disconnected early.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "iep_http_request_duration_seconds",
    help: "Request duration, from the request head to the end of the response.",
    labelNames: ["method", "route"],
    buckets: requestBuckets,
    registers,
  });
  let inFlight = 0;
  new Gauge({
    name: "iep_http_requests_in_flight",
    help: "Requests in progress.",
    registers,
    collect() {
      this.set(inFlight);
    },
  });
  return {
    requestBegan() {
      inFlight += 1;
      return ({ method: said, route, status, isAborted, milliseconds }) => {
        inFlight -= 1;
        const method = knownMethods.has(said) ? said : "other";
        requests.inc({ method, route, status: isAborted ? "aborted" : `${Math.floor(status / 100)}xx` });
        durations.observe({ method, route }, milliseconds / 1000);
      };
    },
  };
}

function measureAnswers(registers: Registry[]): Pick<Metrics, "answered" | "tokensCharged"> {
  const answers = new Counter({
    name: "iep_ai_answers_total",
    help: "Answers of the AI tools by engine (openai or our rules) and outcome.",
    labelNames: ["tool", "engine", "outcome"],
    registers,
  });
  const durations = new Histogram({
    name: "iep_ai_answer_duration_seconds",
    help: "Duration of an AI tool's answer, including checks.",
    labelNames: ["tool", "engine"],
    buckets: answerBuckets,
    registers,
  });
  const asked = new Counter({
    name: "iep_ai_drafts_asked_total",
    help: "Drafts requested from the model.",
    labelNames: ["tool"],
    registers,
  });
  const failures = new Counter({
    name: "iep_ai_failures_total",
    help: "Questions that the model did not answer, by reason; our rules answered them.",
    labelNames: ["reason"],
    registers,
  });
  const rejected = new Counter({
    name: "iep_ai_checks_rejected_total",
    help: "Checks that the model's drafts failed.",
    labelNames: ["check"],
    registers,
  });
  const faults = new Counter({
    name: "iep_ai_rules_faults_total",
    help: "Checks that our own rules' drafts failed, which is a bug.",
    labelNames: ["check"],
    registers,
  });
  const tokens = new Counter({
    name: "iep_ai_tokens_total",
    help: "Tokens charged by the AI provider; input: prompts, output: answers.",
    labelNames: ["tool", "kind"],
    registers,
  });
  const cost = new Counter({
    name: "iep_ai_cost_dollars_total",
    help: "Cost of these tokens in US dollars, by OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE; 0 if they are not set.",
    labelNames: ["tool"],
    registers,
  });
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

function measureWebhooks(registers: Registry[]): Pick<Metrics, "webhookCame"> {
  const webhooks = new Counter({
    name: "iep_webhooks_total",
    help: "Payment provider events by type and result; failed ones are retried.",
    labelNames: ["type", "result"],
    registers,
  });
  const durations = new Histogram({
    name: "iep_webhook_duration_seconds",
    help: "Processing time of an event.",
    labelNames: ["type"],
    buckets: webhookBuckets,
    registers,
  });
  const ages = new Histogram({
    name: "iep_webhook_age_seconds",
    help: "Delay between an event at the payment provider and its processing.",
    buckets: webhookAgeBuckets,
    registers,
  });
  return {
    webhookCame({ type, result, age, milliseconds }) {
      webhooks.inc({ type: type ?? "unknown", result });
      if (type === null) return;
      durations.observe({ type }, milliseconds / 1000);
      if (age !== null && result === "handled") ages.observe(Math.max(0, age) / 1000);
    },
  };
}

function measureWork(registers: Registry[]): Pick<Metrics, "mailTried" | "jobRan"> {
  const attempts = new Counter({
    name: "iep_mail_attempts_total",
    help: "Attempts to send a mail; failed ones are retried, given up ones are not.",
    labelNames: ["result"],
    registers,
  });
  // From 0, so that the first one is seen as a change.
  for (const result of ["sent", "failed", "given_up"]) attempts.inc({ result }, 0);
  const runs = new Counter({
    name: "iep_job_runs_total",
    help: "Runs of scheduled jobs in this process.",
    labelNames: ["job", "result"],
    registers,
  });
  const lasted = new Gauge({
    name: "iep_job_last_duration_seconds",
    help: "Duration of a job's last run in this process.",
    labelNames: ["job"],
    registers,
  });
  return {
    mailTried: (result) => attempts.inc({ result }),
    jobRan({ job, result, milliseconds }) {
      runs.inc({ job, result });
      lasted.set({ job }, milliseconds / 1000);
    },
  };
}
