import type { AiTool } from "@iep-insider/sdk/contract";
import { namedTerms } from "@iep-insider/sdk/law/glossary";
import { askedFor, crisisHelpFor, languageOf } from "@iep-insider/sdk/safety";
import type { Holder } from "../access/holder.ts";
import { giveBackUse, settleUse, type TakenAnswer, takeAnswer } from "../access/uses.ts";
import { type Attempt, areWithinLimits, isUsedUp } from "../http/attempts.ts";
import type { Site } from "../partners/site.ts";
import { countCost, isPastCostLimit } from "../partners/spending.ts";
import type { Services } from "../services.ts";
import type { AnswerOfTool, InputOfTool } from "./AnswerTool.ts";
import type { AnswerTools } from "./answerer.ts";
import { countAnswer } from "./counts/countAnswer.ts";
import { type SeenAnswer, watchAnswer } from "./counts/watchAnswer.ts";
import { keepAnswer } from "./keptAnswers.ts";
import { allTokens } from "./model/ModelClient.ts";
import type { Answered } from "./present.ts";
import { answerTools } from "./tools/index.ts";
import { isToConfirm } from "./write.ts";

/** The caller and the partner site of the request. */
export interface Asker {
  readonly holder: Holder;
  readonly site: Site | null;
}

/**
 * Answers a user's question: reserves its cost, answers, and spends it only for an answer that passed the checks
 * (ADR 7). A failure, a refusal and "I do not know" cost nothing.
 * @throws {PaymentRequired} when there is nothing to spend; the signal's reason when the client has disconnected.
 */
export async function answerFor<Tool extends AiTool>(
  services: Services,
  { holder, site }: Asker,
  tool: Tool,
  input: InputOfTool<Tool>,
  signal: AbortSignal,
): Promise<AnswerOfTool<Tool>> {
  const { answerer, environment } = services;
  const isFree = costsNothing(answerTools, tool, input, environment.ai !== null);
  const taken = isFree ? null : await takeAnswer(services, holder, tool, answerWithin(environment));
  const uncharged = taken?.kind === "reserved" ? unchargedOf(holder) : null;
  const watcher = {
    ...watchAnswer(),
    isOver: async () =>
      (await isPastCostLimit(services, site)) ||
      (uncharged !== null && (await isUsedUp(services, uncharged))),
  };
  try {
    const answered = await answerer.answer(tool, input, signal, watcher);
    const isEnglish = languageOf(answerTools[tool].wordsOf(input).join("\n")) === "en";
    const isCharged = await settle(services, tool, taken, isEnglish ? answered : null);
    const seen = watcher.seen("answered");
    if (uncharged && !isCharged && allTokens(seen.tokens) > 0) await areWithinLimits(services, [uncharged]);
    await count(services, site, tool, seen, isCharged);
    return withCharge<Tool>(answered, isCharged);
  } catch (error) {
    await count(services, site, tool, watcher.seen(signal.aborted ? "left" : "failed"), false);
    if (taken?.kind === "reserved") await giveBackUse(services, taken.reservation);
    throw error;
  }
}

/** The limit on uncharged answers: a use can ask again and again until one answer is charged. */
function unchargedOf({ user, keyHash }: Holder): Attempt {
  return { limit: "unchargedModelAnswers", who: user ? `account ${user.id}` : (keyHash ?? "") };
}

async function count(
  services: Services,
  site: Site | null,
  tool: AiTool,
  seen: SeenAnswer,
  isCharged: boolean,
): Promise<void> {
  await countAnswer(services, tool, seen, isCharged);
  await countCost(services, site, seen.tokens);
}

/** @param answered null if the question is in a language that we do not answer in. @returns whether a use was spent. */
async function settle<Tool extends AiTool>(
  services: Services,
  tool: Tool,
  taken: TakenAnswer | null,
  answered: Answered<Tool> | null,
): Promise<boolean> {
  if (taken?.kind !== "reserved") return false;
  if (answered?.outcome !== "answered" || answered.crisis !== null || !answered.isSure) {
    await giveBackUse(services, taken.reservation);
    return false;
  }
  const answer = withCharge<Tool>(answered, true);
  return settleUse(services, taken.reservation, (spent, transaction) =>
    keepAnswer(services, tool, answer, spent, transaction),
  );
}

/** TypeScript cannot infer this through `Omit`: a draft's fields and the common fields make up the whole answer. */
function withCharge<Tool extends AiTool>(answered: Answered<Tool>, isCharged: boolean): AnswerOfTool<Tool> {
  const { isSure: _, ...answer } = answered;
  return { ...answer, isCharged } as unknown as AnswerOfTool<Tool>;
}

/**
 * How long a use is reserved for its answer: the model reads, writes and may write again; plus some seconds for the
 * database.
 */
function answerWithin({ ai }: Services["environment"]): number {
  return 3 * (ai?.answerTime ?? 0) + 15_000;
}

/**
 * Whether a question is free for everyone: what we decline, signs of crisis in a question, a reading to be confirmed
 * (ADR 31), terms that need no model (ADR 30), and Spanish that no model is there to read. Without AI the translator
 * has its glossary and nothing to sell beyond it.
 */
export function costsNothing<Tool extends AiTool>(
  tools: AnswerTools,
  tool: Tool,
  input: InputOfTool<Tool>,
  isAiOn: boolean,
): boolean {
  const words = tools[tool].wordsOf(input);
  if (askedFor(words.join("\n")) !== null) return true;
  // Without AI, Spanish gets a summary at best (ADR 36).
  const isReadByRules = tool === "chat" || tool === "denial-decoder";
  if (!isAiOn && isReadByRules && languageOf(words[0] ?? "") !== "en") return true;
  if (isToConfirm(tools[tool], input)) return true;
  if (!isAiOn && tools[tool].confirmation?.isRejected?.(input)) return true;
  if (tool === "chat") return crisisHelpFor(words.join("\n")) !== null;
  return tool === "jargon-translator" && (!isAiOn || words.some((text) => namedTerms(text).terms.length > 0));
}
