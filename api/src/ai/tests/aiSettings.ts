import type { AiSettings } from "../../aiSettings.ts";

/** An unreachable provider: tests that need one use a fake model. */
export const fakeAi: AiSettings = {
  apiKey: "k",
  baseUrl: "http://127.0.0.1:9",
  model: "m",
  tryTime: 1,
  answerTime: 1,
  maxTokens: 1,
  dailyTokens: 1,
  prices: { input: 0.75, output: 4.5 },
};
