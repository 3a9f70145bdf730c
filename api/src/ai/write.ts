import type { AiTool, AnswerBase } from "@iep-insider/sdk/contract";
import { askedFor, crisisHelpFor } from "@iep-insider/sdk/safety";
import { ZodError } from "zod";
import type { AnswerTool, Draft, InputOfTool, Question } from "./AnswerTool.ts";
import { type Asked, askForDraft, notAsked } from "./askForDraft.ts";
import { checkedOf } from "./checks/Check.ts";
import { type CheckName, checkDraft } from "./checks/checkDraft.ts";
import type { Evidence } from "./law/Evidence.ts";
import { type ModelClient, ModelFailed } from "./model/ModelClient.ts";
import { Misread } from "./model/TryFailed.ts";
import type { engineNotes } from "./words.ts";

/** Why the rules answered although the model was asked. */
export type Fallback = keyof typeof engineNotes;

/** A draft that may be shown, and how it came about. */
export interface Written<Tool extends AiTool> extends Omit<Asked<Tool>, "draft"> {
  readonly draft: Draft<Tool>;
  readonly engine: AnswerBase["engine"];
  readonly fallback: Fallback | null;
  readonly faults: readonly CheckName[];
  /** The law that the draft may cite: of the question as it was read. */
  readonly evidence: Evidence;
}

/**
 * Writes what answers a question: declined, by the model, or by the rules.
 * @param model null where it is not to be asked.
 * @throws the signal's reason when it ended.
 */
export async function write<Tool extends AiTool>(
  tool: AnswerTool<Tool>,
  asTyped: Question<Tool>,
  model: ModelClient | null,
  signal: AbortSignal | undefined,
): Promise<Written<Tool>> {
  const why = askedFor(tool.wordsOf(asTyped.input).join("\n"));
  if (why !== null) {
    return {
      ...notAsked,
      draft: tool.decline(why, asTyped.input),
      engine: "rules",
      fallback: null,
      faults: [],
      evidence: asTyped.evidence,
    };
  }
  const typed = writeByRules(tool, asTyped);
  if (isToConfirm(tool, asTyped.input)) {
    const isCrisis = crisisHelpFor(tool.wordsOf(asTyped.input).join("\n")) !== null;
    const read = isCrisis ? null : tool.confirmation?.read(asTyped, typed.draft, model !== null);
    const draft = read ?? { ...typed.draft, isSure: false };
    return { ...notAsked, ...typed, draft, engine: "rules", fallback: null, evidence: asTyped.evidence };
  }
  const question =
    typed.draft.outcome === "declined" ? asTyped : await readQuestion(tool, asTyped, model, signal);
  const { evidence } = question;
  // What a model read of a denial is no more confirmed than what the rules did.
  const reread = question !== asTyped && isToConfirm(tool, question.input) ? question : null;
  const confirming = reread && tool.confirmation?.read(reread, writeByRules(tool, reread).draft, true);
  if (confirming)
    return { ...notAsked, draft: confirming, engine: "rules", fallback: null, faults: [], evidence };
  const { draft: byRules, faults } = question === asTyped ? typed : writeByRules(tool, question);
  const isAsked = byRules.outcome !== "declined" && (tool.model.isAsked?.(question, byRules) ?? true);
  const asked = model && isAsked ? await askForDraft(model, tool, question, byRules, signal) : null;
  if (asked?.draft && !knowsLess(asked.draft, byRules))
    return { ...asked, draft: asked.draft, engine: "openai", fallback: null, faults, evidence };
  const fallback = fallbackOf(asked);
  return { ...(asked ?? notAsked), draft: byRules, engine: "rules", fallback, faults, evidence };
}

/**
 * Whether what was read is shown before there is an answer: nothing is spent on it, neither a use nor a model's tokens
 * (ADR 31).
 */
export function isToConfirm<Tool extends AiTool>(tool: AnswerTool<Tool>, input: InputOfTool<Tool>): boolean {
  return tool.confirmation?.isOpen(input) ?? false;
}

/**
 * The question as the model reads it, with the law for that. What cannot be read, or is nonsense, leaves it to the rules.
 * @throws the signal's reason when it ended.
 */
async function readQuestion<Tool extends AiTool>(
  tool: AnswerTool<Tool>,
  question: Question<Tool>,
  model: ModelClient | null,
  signal: AbortSignal | undefined,
): Promise<Question<Tool>> {
  if (model === null || !tool.reading?.isAsked(question.input)) return question;
  const { name, schema, instructions, material } = tool.reading;
  const words = tool.wordsOf(question.input).join("\n\n");
  let input: typeof question.input;
  try {
    const filled = await model.fill({ name, schema, instructions, material, words, rejected: null }, signal);
    input = tool.reading.apply(filled, question.input);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ModelFailed || error instanceof Misread || error instanceof ZodError)
      return question;
    throw error;
  }
  return { ...question, input, evidence: tool.retrieve(input, question.law) };
}

/** A model that does not know is no reason to keep what our rules know to themselves. */
function knowsLess(one: Draft<AiTool>, other: Draft<AiTool>): boolean {
  return one.outcome !== "answered" && other.outcome === "answered";
}

/** The rules' draft passes the same checks: one that does not is a bug on our side, and is not shown to anyone. */
function writeByRules<Tool extends AiTool>(
  tool: AnswerTool<Tool>,
  question: Question<Tool>,
): { readonly draft: Draft<Tool>; readonly faults: readonly CheckName[] } {
  const draft = tool.answerByRules(question);
  const faults = checkDraft(checkedOf(tool, question, draft)).map(({ check }) => check);
  return { draft: faults.length === 0 ? draft : tool.doNotKnow(question), faults };
}

function fallbackOf(asked: Asked<AiTool> | null): Fallback | null {
  if (asked === null) return null;
  if (asked.draft !== null) return "didNotKnow";
  return asked.failure === null ? "rejected" : "failed";
}
