import type { Language } from "@iep-insider/sdk/contract";
import { dateOf } from "@iep-insider/sdk/law";
import { textsIn } from "../language/textsIn.ts";
import type { Services } from "../services.ts";
import { type Answerer, type AnswererParts, createAnswerer } from "./answerer.ts";
import type { ModelClient } from "./model/ModelClient.ts";

/**
 * The server's answerers: a model if there is one (`createServerModel`), and always our own rules.
 */
export async function createServerAnswerers(
  { clock, logger, metrics }: Pick<Services, "clock" | "logger" | "metrics">,
  model: ModelClient | null,
): Promise<Readonly<Record<Language, Answerer>>> {
  const today = () => dateOf(clock());
  const shared: Omit<AnswererParts, "law" | "tools"> = {
    model,
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
}

/** The law library and the tools with their texts in a language. */
export async function spokenIn(
  language: Language,
  today?: () => string,
): Promise<Pick<AnswererParts, "law" | "tools">> {
  const { answerTools, createLawIndex, loadStates } = textsIn[language];
  return { law: createLawIndex(await loadStates(), today), tools: answerTools };
}
