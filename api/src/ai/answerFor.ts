import type { AiAnswer, AiTool, Language } from "@iep-insider/sdk/contract";
import { namedTerms } from "@iep-insider/sdk/law/glossary";
import { askedFor, crisisHelpFor, languageOf } from "@iep-insider/sdk/safety";
import { PaymentRequired } from "../access/errors.ts";
import type { Holder } from "../access/holder.ts";
import { giveBackUse, settleUse, type TakenAnswer, takeAnswer } from "../access/uses.ts";
import { type Attempt, areWithinLimits, isUsedUp } from "../http/attempts.ts";
import type { Site } from "../partners/site.ts";
import { countCost, isPastCostLimit } from "../partners/spending.ts";
import type { Services } from "../services.ts";
import type { AnswerOfTool, AnswerTools, InputOfTool } from "./AnswerTool.ts";
import { countAnswer } from "./counts/countAnswer.ts";
import { type AnswerWatcher, type SeenAnswer, watchAnswer } from "./counts/watchAnswer.ts";
import { keepAnswer } from "./keptAnswers.ts";
import { allTokens } from "./model/ModelClient.ts";
import type { Answered } from "./present.ts";
import { answerTools } from "./tools/index.ts";
import { isToConfirm } from "./write.ts";

/** The caller and the partner site of the request. */
export interface Asker {
  readonly holder: Holder;
  readonly site: Site | null;
  /** Of the page that asks. */
  readonly language: Language;
}

/**
 * Answers a user's question: reserves its cost, answers, and spends it only for an answer that passed the checks
 * (ADR 7). A failure, a refusal and "I do not know" cost nothing.
 * @throws {PaymentRequired} when there is nothing to spend; the signal's reason when the client has disconnected.
 */
export async function answerFor<Tool extends AiTool>(
  services: Services,
  asker: Asker,
  tool: Tool,
  input: InputOfTool<Tool>,
  signal: AbortSignal,
): Promise<AnswerOfTool<Tool>> {
  const whole = ([answer]: readonly Answered<Tool>[], isCharged: boolean) => {
    if (!answer) throw new Error("There is no answer.");
    // TypeScript cannot infer this through `Omit`: a draft's fields and the common fields make up the whole answer.
    return withCharge(answer, isCharged) as unknown as AnswerOfTool<Tool>;
  };
  return answerTogether(services, asker, { tool, inputs: [input], whole }, signal);
}

/** Questions that one use pays for together. */
export interface AskedTogether<Tool extends AiTool, Whole extends AiAnswer> {
  readonly tool: Tool;
  readonly inputs: readonly InputOfTool<Tool>[];
  /** What is sent and kept. @param answers in the order of `inputs`. */
  readonly whole: (answers: readonly Answered<Tool>[], isCharged: boolean) => Whole;
}

/**
 * Answers several questions for one use, each by itself, with its own checks and its own model call. The use is spent
 * if one of the answers may be charged and none shows signs of a crisis.
 * @throws as `answerFor`.
 */
export async function answerTogether<Tool extends AiTool, Whole extends AiAnswer>(
  services: Services,
  { holder, site, language: ofPage }: Asker,
  { tool, inputs, whole }: AskedTogether<Tool, Whole>,
  signal: AbortSignal,
): Promise<Whole> {
  // A parent who writes Spanish on an English page reads Spanish.
  const isSpanish = languageTyped(tool, inputs, ofPage) === "es";
  const language = isSpanish ? "es" : ofPage;
  const { answerers, environment } = services;
  const isFree = inputs.every((input) => costsNothing(answerTools, tool, input, environment.ai !== null));
  const turns = Math.ceil(inputs.length / atOnce);
  const taken = isFree
    ? null
    : await takeAnswer(services, holder, tool, answerWithin(environment, turns)).catch((error: unknown) => {
        // What is typed in Spanish is never charged, so the tool need not be open for it (ADR 31).
        if (isSpanish && error instanceof PaymentRequired) return null;
        throw error;
      });
  const isByRules = !isFree && taken === null;
  const uncharged = taken?.kind === "reserved" ? unchargedOf(holder) : null;
  const isOver = async () =>
    (await isPastCostLimit(services, site)) || (uncharged !== null && (await isUsedUp(services, uncharged)));
  const watchers: AnswerWatcher[] = [];
  try {
    const answered: Answered<Tool>[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const asked = inputs.slice(turn * atOnce, (turn + 1) * atOnce).map((input) => {
        const watcher = { ...watchAnswer(), isOver, isByRules };
        watchers.push(watcher);
        return answerers[language].answer(tool, input, signal, watcher);
      });
      answered.push(...(await Promise.all(asked)));
    }
    const chargeable = answered.findIndex((answer, index) =>
      mayBeCharged(tool, inputs[index], answer, ofPage),
    );
    const isCharged =
      chargeable >= 0 && answered.every(({ crisis }) => crisis === null)
        ? await settle(services, tool, taken, whole(answered, true))
        : await leaveUnspent(services, taken);
    const seen = watchers.map((watcher) => watcher.seen("answered"));
    for (const { tokens } of seen)
      if (uncharged && !isCharged && allTokens(tokens) > 0) await areWithinLimits(services, [uncharged]);
    // One use is one charge, however many answers it paid for.
    for (const [index, each] of seen.entries())
      await count(services, site, tool, each, isCharged && index === chargeable);
    return whole(answered, isCharged);
  } catch (error) {
    const end = signal.aborted ? "left" : "failed";
    for (const watcher of watchers) await count(services, site, tool, watcher.seen(end), false);
    await leaveUnspent(services, taken);
    throw error;
  }
}

/** Questions of one request that a model answers at the same time. */
const atOnce = 5;

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

/** Not what we do not know, may have misread, or do not answer in its language. */
function mayBeCharged<Tool extends AiTool>(
  tool: Tool,
  input: InputOfTool<Tool> | undefined,
  { outcome, isSure }: Answered<Tool>,
  ofPage: Language,
): boolean {
  return outcome === "answered" && isSure && languageTyped(tool, input ? [input] : [], ofPage) === "en";
}

/** Words that tell no language, such as "fisioterapia", have that of the page; where nothing is typed, it is English. */
function languageTyped<Tool extends AiTool>(
  tool: Tool,
  inputs: readonly InputOfTool<Tool>[],
  ofPage: Language,
): Language {
  const { typedOf, wordsOf } = answerTools[tool];
  const typed = inputs.flatMap(typedOf ?? wordsOf).join("\n");
  // A term in English is asked about on pages in Spanish, too.
  const isTerm = tool === "jargon-translator";
  return languageOf(typed, isTerm || typed.trim() === "" ? "en" : ofPage);
}

/** @returns whether a use was spent. */
async function settle(
  services: Services,
  tool: AiTool,
  taken: TakenAnswer | null,
  answer: AiAnswer,
): Promise<boolean> {
  if (taken?.kind !== "reserved") return false;
  return settleUse(services, taken.reservation, (spent, transaction) =>
    keepAnswer(services, tool, answer, spent, transaction),
  );
}

async function leaveUnspent(services: Services, taken: TakenAnswer | null): Promise<false> {
  if (taken?.kind === "reserved") await giveBackUse(services, taken.reservation);
  return false;
}

/** An answer as it is sent. */
export function withCharge<Answer extends { readonly isSure: boolean }>(
  { isSure: _, ...answer }: Answer,
  isCharged: boolean,
): Omit<Answer, "isSure"> & { readonly isCharged: boolean } {
  return { ...answer, isCharged };
}

/**
 * How long a use is reserved for its answers: in each turn the model reads, writes and may write again; plus some
 * seconds for the database.
 */
function answerWithin({ ai }: Services["environment"], turns: number): number {
  return turns * 3 * (ai?.answerTime ?? 0) + 15_000;
}

/**
 * Whether a question is free for everyone: what we decline, signs of crisis in a question, a reading to be confirmed
 * (ADR 31), and terms that need no model (ADR 30). Without AI the translator has its glossary and nothing to sell beyond
 * it.
 */
export function costsNothing<Tool extends AiTool>(
  tools: AnswerTools,
  tool: Tool,
  input: InputOfTool<Tool>,
  isAiOn: boolean,
): boolean {
  const words = tools[tool].wordsOf(input);
  if (askedFor(words.join("\n")) !== null) return true;
  if (isToConfirm(tools[tool], input)) return true;
  if (!isAiOn && tools[tool].confirmation?.isRejected?.(input)) return true;
  if (tool === "chat") return crisisHelpFor(words.join("\n")) !== null;
  return tool === "jargon-translator" && (!isAiOn || words.some((text) => namedTerms(text).terms.length > 0));
}
