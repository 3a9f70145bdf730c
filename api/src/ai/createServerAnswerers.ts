import type { Language } from "@iep-insider/sdk/contract";
import { dateOf } from "@iep-insider/sdk/law";
import { textsIn } from "../language/textsIn.ts";
import type { Services } from "../services.ts";
import { type Answerer, type AnswererParts, createAnswerer } from "./answerer.ts";
import { createOpenAiClient } from "./model/createOpenAiClient.ts";
import type { ModelEvent } from "./model/ModelClient.ts";
import { createSpending } from "./model/spending.ts";

/** The server's answerers: the OpenAI engine if a key is set, and always our own rules. */
export async function createServerAnswerers(
  services: Pick<Services, "database" | "clock" | "environment" | "logger" | "metrics">,
): Promise<Readonly<Record<Language, Answerer>>> {
  const { environment, clock, logger, metrics } = services;
  const { ai } = environment;
  const today = () => dateOf(clock());
  const shared: Omit<AnswererParts, "law" | "tools"> = {
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
  };
  return {
    en: createAnswerer({ ...shared, ...(await spokenIn("en", today)) }),
    es: createAnswerer({ ...shared, ...(await spokenIn("es", today)) }),
  };

  function tell({ level, message, facts }: ModelEvent) {
    logger[level](facts, message);
  }
}

/** The law library and the tools with their texts in a language. */
export async function spokenIn(
  language: Language,
  today?: () => string,
): Promise<Pick<AnswererParts, "law" | "tools">> {
  const { answerTools, createLawIndex, loadStates } = textsIn[language];
  return { law: createLawIndex(await loadStates(), today), tools: answerTools };
}
