import type { Services } from "../../services.ts";
import { createOpenAiClient } from "./createOpenAiClient.ts";
import type { ModelClient, ModelEvent } from "./ModelClient.ts";
import { createSpending } from "./spending.ts";

/** The provider of the settings; null without a key. */
export function createServerModel(
  services: Pick<Services, "database" | "clock" | "environment" | "logger">,
): ModelClient | null {
  const { clock, logger } = services;
  const { ai } = services.environment;
  const report = ({ level, message, facts }: ModelEvent) => logger[level](facts, message);
  return ai && createOpenAiClient(ai, { clock, spending: createSpending(services, ai.dailyTokens), report });
}
