import type { AiEngineName, AiTool, Language } from "@iep-insider/sdk/contract";
import {
  chatAnswerSchema,
  decodedDenialSchema,
  disputeGuidanceSchema,
  goalAnalysisSchema,
  translationSchema,
} from "@iep-insider/sdk/contract/schemas";
import type { AnswerReport } from "../src/ai/AnswerReport.ts";
import type { AnswerTool } from "../src/ai/AnswerTool.ts";
import { createAnswerer } from "../src/ai/answerer.ts";
import { spokenIn } from "../src/ai/createServerAnswerers.ts";
import { createOpenAiClient } from "../src/ai/model/createOpenAiClient.ts";
import type { ModelClient } from "../src/ai/model/ModelClient.ts";
import type { Spending } from "../src/ai/model/spending.ts";
import { withoutDetails } from "../src/ai/withoutDetails.ts";
import { readEnvironment } from "../src/environment.ts";
import type { Answering } from "./Answering.ts";

/** The day on which every case is asked: deadlines are counted to it. */
export const evaluationDay = "2026-11-21";

/** The engine was asked for without the key that it needs. */
export class NoKeyError extends Error {}

/**
 * The server's own answerer, without a server and without a database.
 * @param language of the answers.
 * @throws {NoKeyError} for the OpenAI engine without OPENAI_API_KEY; what `readEnvironment` throws.
 */
export async function createAnswering(engine: AiEngineName, language: Language = "en"): Promise<Answering> {
  const { law, tools: answerTools } = await spokenIn(language);
  const reports: AnswerReport[] = [];
  // No report has them: what a parent asks about is in no log.
  let topics: readonly string[] = [];
  const noteTopics = <Tool extends AiTool>(tool: AnswerTool<Tool>): AnswerTool<Tool> => ({
    ...tool,
    answerByRules(question) {
      const draft = tool.answerByRules(question);
      const of: { readonly topics?: readonly string[]; readonly readAs?: readonly string[] } = draft;
      topics = of.topics ?? of.readAs ?? [];
      return draft;
    },
  });
  const answerer = createAnswerer({
    law,
    tools: {
      chat: noteTopics(answerTools.chat),
      "goal-analyzer": noteTopics(answerTools["goal-analyzer"]),
      "denial-decoder": noteTopics(answerTools["denial-decoder"]),
      "jargon-translator": noteTopics(answerTools["jargon-translator"]),
      "dispute-guide": noteTopics(answerTools["dispute-guide"]),
    },
    model: engine === "openai" ? createModel() : null,
    today: () => evaluationDay,
    report: (event) => reports.push(event),
  });
  return {
    async answer(tool, input) {
      topics = [];
      const { isSure, ...answered } = await answerer.answer(tool, input);
      const { faults = [], rejected = [] } = reports.at(-1) ?? {};
      return {
        answer: answerSchemas[tool].parse({ ...answered, isCharged: false }),
        rejected: [...faults, ...rejected],
        isSure,
        topics: answered.engine === "rules" ? topics : [],
      };
    },
    retrieved(tool, typed) {
      const { input } = withoutDetails(answerTools[tool], typed);
      return new Set(
        answerTools[tool].retrieve(input, law).items.flatMap(({ id, citation }) => [id, citation.id]),
      );
    },
  };
}

/** Validates as a client would: an answer that does not match the contract is no answer. */
const answerSchemas = {
  chat: chatAnswerSchema,
  "goal-analyzer": goalAnalysisSchema,
  "denial-decoder": decodedDenialSchema,
  "jargon-translator": translationSchema,
  "dispute-guide": disputeGuidanceSchema,
};

function createModel(): ModelClient {
  const { ai } = readEnvironment(process.env);
  if (ai === null) throw new NoKeyError("Set OPENAI_API_KEY to evaluate the OpenAI engine.");
  return createOpenAiClient(ai, {
    clock: () => new Date(),
    spending: createSpendingInMemory(ai.dailyTokens),
    report: ({ level, message, facts }) => {
      if (level !== "info") console.error(message, facts);
    },
  });
}

/** A day's budget holds for an evaluation by itself: it has no database to count in. */
function createSpendingInMemory(most: number): Spending {
  let spent = 0;
  return {
    isOver: async () => spent >= most,
    add: async (tokens) => {
      spent += tokens;
    },
  };
}
