import OpenAI from "openai";
import type { AiSettings } from "../../aiSettings.ts";
import type { Clock } from "../../clock.ts";
import { createAsker } from "./askModel.ts";
import { type Breaker, createBreaker, type Health } from "./breaker.ts";
import type { ReportModelEvent } from "./ModelClient.ts";
import {
  allTokens,
  bothTokens,
  type ModelClient,
  ModelFailed,
  type ModelRequest,
  noTokens,
} from "./ModelClient.ts";
import type { Spending } from "./spending.ts";
import { TryFailed } from "./TryFailed.ts";
import { type RetryLimits, tryUntilAnswered } from "./tries.ts";

export interface ModelServices {
  readonly clock: Clock;
  readonly spending: Spending;
  readonly report: ReportModelEvent;
  /** Instead of the global one. */
  readonly fetch?: typeof fetch;
}

/** Beside the two times of the settings. The parent sees a spinner in the meantime. */
const persistence = { mostTries: 3, firstWait: 500 };

/**
 * The OpenAI engine's line to the provider: the `openai` package, whatever server it is pointed at.
 * @param waits what a test wants shorter.
 */
export function createOpenAiClient(
  settings: AiSettings,
  services: ModelServices,
  waits: Partial<RetryLimits> = {},
): ModelClient {
  const { clock, spending, report } = services;
  const retryLimits: RetryLimits = {
    ...persistence,
    tryTime: settings.tryTime,
    answerTime: settings.answerTime,
    ...waits,
  };
  const ask = createAsker(createPackage(settings, services.fetch), settings);
  const breaker = createBreaker(clock, (failures) =>
    report({ level: "warn", message: "the AI provider is left in peace for a minute", facts: { failures } }),
  );
  const advised = new Set<string>();

  async function fill(request: ModelRequest, signal?: AbortSignal): Promise<unknown> {
    throwIfCancelled(signal);
    await keepToBudget(spending, report);
    throwIfCancelled(signal);
    const pass = enter(breaker);
    const began = performance.now();
    let tokens = noTokens;
    let tries = 0;
    let health: Health = "unknown";
    try {
      const filled = await tryUntilAnswered(
        async (milliseconds, tried) => {
          tries = tried;
          const answered = await ask(request, milliseconds, signal).catch((error: unknown) => {
            if (error instanceof TryFailed) tokens = bothTokens(tokens, error.failure.tokens);
            throw error;
          });
          tokens = bothTokens(tokens, answered.tokens);
          return answered.filled;
        },
        retryLimits,
        { signal, began: request.began },
      );
      health = "well";
      report({
        level: "info",
        message: "the AI answered",
        facts: { ...took(began), tries, tokens: allTokens(tokens) },
      });
      return filled;
    } catch (error) {
      const failure = failureOf(error);
      health = healthAfter(failure);
      tell(failure, { ...took(began), tries, tokens: allTokens(tokens) });
      throw new ModelFailed(failure.why);
    } finally {
      pass.end(health);
      request.spent?.(tokens);
      const counted = count(allTokens(tokens), spending, report);
      // Who has left waits for nothing.
      if (!signal?.aborted) await counted;
    }
  }

  function tell(failure: TryFailed["failure"], sizes: Readonly<Record<string, number>>): void {
    const { why, status, code, advice } = failure;
    if (why === "cancelled") return;
    report({ level: "warn", message: "the AI gave no answer", facts: { why, status, code, ...sizes } });
    // Reported once: it does not change until an operator acts on it.
    if (advice === null || advised.has(advice)) return;
    advised.add(advice);
    report({ level: "error", message: advice, facts: { status, code } });
  }

  return { fill };
}

/** All that it could take from the process's environment is said here, so that our settings are the only ones. */
function createPackage(settings: AiSettings, ownFetch: typeof fetch | undefined): OpenAI {
  return new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    // We try again ourselves (`tries.ts`).
    maxRetries: 0,
    // It would print addresses and sizes past our log.
    logLevel: "off",
    // What a parent wrote goes to the address of the settings and to no other.
    fetchOptions: { redirect: "error" },
    ...(ownFetch && { fetch: ownFetch }),
  });
}

function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ModelFailed("cancelled");
}

function enter(breaker: Breaker) {
  const pass = breaker.enter();
  if (!pass) throw new ModelFailed("resting");
  return pass;
}

/** Who cannot count must not spend. */
async function keepToBudget(spending: Spending, report: ReportModelEvent): Promise<void> {
  const isOver = await spending.isOver().catch(() => null);
  if (isOver === true) throw new ModelFailed("over_budget");
  if (isOver === false) return;
  report({
    level: "error",
    message: "today's AI tokens could not be read, so the AI was not asked",
    facts: {},
  });
  throw new ModelFailed("unavailable");
}

/** The answer is there all the same: a parent does not wait in vain because a number could not be written. */
async function count(tokens: number, spending: Spending, report: ReportModelEvent): Promise<void> {
  if (tokens === 0) return;
  await spending
    .add(tokens)
    .catch(() => report({ level: "error", message: "AI tokens could not be counted", facts: { tokens } }));
}

function failureOf(error: unknown): TryFailed["failure"] {
  if (error instanceof TryFailed) return error.failure;
  // A bug on our side. Its message stays out of the log, since it could quote what a parent wrote.
  const type = error instanceof Error ? error.name : typeof error;
  const advice = `The AI could not be asked, which is a fault of the program: ${type}`;
  return new TryFailed({ why: "unavailable", mayPass: false, isOutage: false, advice }).failure;
}

function healthAfter({ why, isOutage }: TryFailed["failure"]): Health {
  if (why === "cancelled") return "unknown";
  return isOutage ? "failed" : "well";
}

function took(began: number): Readonly<Record<string, number>> {
  return { milliseconds: Math.round(performance.now() - began) };
}
