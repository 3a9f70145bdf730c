import { afterAll, beforeAll, beforeEach } from "vitest";
import { z } from "zod";
import { createOpenAiClient } from "../../src/ai/model/createOpenAiClient.ts";
import type { ModelEvent } from "../../src/ai/model/ModelClient.ts";
import { ModelFailed, type ModelRequest } from "../../src/ai/model/ModelClient.ts";
import type { Spending } from "../../src/ai/model/spending.ts";
import type { RetryLimits } from "../../src/ai/model/tries.ts";
import type { AiSettings } from "../../src/aiSettings.ts";
import { createStandIn } from "./standIn.ts";

/** Unlike anything else, so that a search finds it wherever it went. */
export const key = "sk-stand-in-0123456789abcdef";

export const answerSchema = z.object({
  answer: z.string(),
  citations: z.array(z.string()),
  note: z.string().nullable(),
});

export const request: ModelRequest = {
  name: "test_answer",
  schema: answerSchema,
  instructions: "Answer one question of a parent.",
  material:
    "manifestation: a meeting must look at the behavior.\nprior-written-notice: a refusal must be in writing.",
  words: "they sent Zebulon home again, what now",
  rejected: null,
};

interface EngineOptions {
  readonly settings?: Partial<AiSettings>;
  readonly waits?: Partial<RetryLimits>;
  readonly clock?: () => Date;
  readonly spending?: Spending;
}

/** The stand-in for the tests of a file, and engines that are pointed at it, with waits that a test can afford. */
export function useEngine() {
  const standIn = createStandIn();
  let baseUrl = "";
  beforeAll(async () => {
    baseUrl = await standIn.start();
  });
  beforeEach(() => standIn.play([]));
  afterAll(() => standIn.close());

  /** One engine and what it told: its events, and the tokens in the order in which they were counted. */
  function engine(options: EngineOptions = {}) {
    const events: ModelEvent[] = [];
    const counted: number[] = [];
    const spending = { isOver: async () => false, add: async (tokens: number) => void counted.push(tokens) };
    const client = createOpenAiClient(
      { ...settingsFor(baseUrl), ...options.settings },
      {
        clock: options.clock ?? (() => new Date()),
        spending: options.spending ?? spending,
        report: (event) => void events.push(event),
      },
      { firstWait: 5, ...options.waits },
    );
    return {
      client,
      events,
      counted,
      /** Asks, and says how it ended: what was filled in, or why nothing was. */
      ask: (changes: Partial<ModelRequest> = {}, signal?: AbortSignal): Promise<unknown> =>
        client.fill({ ...request, ...changes }, signal).catch(whyOf),
    };
  }
  return { standIn, engine };
}

export function settingsFor(baseUrl: string): AiSettings {
  return {
    apiKey: key,
    baseUrl,
    model: "test-model",
    tryTime: 2_000,
    answerTime: 5_000,
    maxTokens: 500,
    dailyTokens: 1_000_000,
    prices: null,
  };
}

export function whyOf(error: unknown): string {
  if (error instanceof ModelFailed) return error.why;
  throw error;
}
