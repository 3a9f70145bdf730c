import { dateOf, loadStates } from "@iep-insider/sdk/law";
import type { Services } from "../services.ts";
import { type Answerer, createAnswerer } from "./answerer.ts";
import { createLawIndex } from "./law/createLawIndex.ts";
import { createOpenAiClient } from "./model/createOpenAiClient.ts";
import type { ModelEvent } from "./model/ModelClient.ts";
import { createSpending } from "./model/spending.ts";
import { answerTools } from "./tools/index.ts";

/** The server's answerer: the OpenAI engine if a key is set, and always our own rules. */
export async function createServerAnswerer(
  services: Pick<Services, "database" | "clock" | "environment" | "logger" | "metrics">,
): Promise<Answerer> {
  const { environment, clock, logger, metrics } = services;
  const { ai } = environment;
  const today = () => dateOf(clock());
  return createAnswerer({
    law: createLawIndex(await loadStates(), today),
    tools: answerTools,
    model:
      ai &&
      createOpenAiClient(ai, { clock, spending: createSpending(services, ai.dailyTokens), report: tell }),
    today,
    report: (answered) => {
      metrics.answered(answered);
      // If our own draft fails a check, that is a bug which needs a fix.
      if (answered.faults.length > 0) logger.error(answered, "a draft of the rules did not pass the checks");
      else logger.info(answered, "answered");
    },
  });

  function tell({ level, message, facts }: ModelEvent) {
    logger[level](facts, message);
  }
}
