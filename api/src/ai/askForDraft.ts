import type { AiTool } from "@iep-insider/sdk/contract";
import type { AnswerTool, Draft, Question } from "./AnswerTool.ts";
import { checkedOf } from "./checks/Check.ts";
import { type CheckName, checkDraft, type FailedCheck } from "./checks/checkDraft.ts";
import type { Evidence, EvidenceItem } from "./law/Evidence.ts";
import { type ModelClient, ModelFailed, type ModelFailure } from "./model/ModelClient.ts";

/** The outcome of calling the model. */
export interface Asked<Tool extends AiTool> {
  /** The draft that passed every check; null if there was none. */
  readonly draft: Draft<Tool> | null;
  readonly tries: number;
  readonly rejected: readonly CheckName[];
  readonly failure: ModelFailure | null;
}

export const notAsked = { draft: null, tries: 0, rejected: [], failure: null } as const;

/** A draft that fails is requested once more, with the reasons. */
const mostTries = 2;

/**
 * Asks the model for its part of an answer and checks the whole.
 * @throws the signal's reason when it ended.
 */
export async function askForDraft<Tool extends AiTool>(
  model: ModelClient,
  tool: AnswerTool<Tool>,
  question: Question<Tool>,
  byRules: Draft<Tool>,
  signal: AbortSignal | undefined,
): Promise<Asked<Tool>> {
  const request = {
    name: tool.model.name,
    schema: tool.model.schema,
    instructions: tool.model.instructions,
    language: question.law.language,
    material: materialOf(question.evidence, tool.model.brief(question, byRules)),
    words: tool.wordsOf(question.input).join("\n\n"),
  };
  const rejected: CheckName[] = [];
  let reasons: readonly FailedCheck[] = [];
  for (let tries = 1; tries <= mostTries; tries += 1) {
    let filled: unknown;
    signal?.throwIfAborted();
    try {
      filled = await model.fill({ ...request, rejected: inOneText(reasons) }, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ModelFailed) return { draft: null, tries, rejected, failure: error.why };
      throw error;
    }
    signal?.throwIfAborted();
    const draft = merged(tool, filled, question, byRules);
    reasons = draft instanceof Misfit ? [draft] : checkDraft(checkedOf(tool, question, draft));
    if (!(draft instanceof Misfit) && reasons.length === 0) return { draft, tries, rejected, failure: null };
    rejected.push(...reasons.map(({ check }) => check));
  }
  return { draft: null, tries: mostTries, rejected, failure: null };
}

function inOneText(reasons: readonly FailedCheck[]): string | null {
  return reasons.length === 0 ? null : reasons.map(({ reason }) => `- ${reason}`).join("\n");
}

/** Model output that does not form a draft. */
class Misfit implements FailedCheck {
  readonly check = "form";
  readonly reason: string;

  constructor(why: string) {
    this.reason = `The fields do not fit as they were filled in: ${why}`;
  }
}

/** `merge` throws if the model's input does not fit; that is an error in the draft, not a bug. */
function merged<Tool extends AiTool>(
  tool: AnswerTool<Tool>,
  filled: unknown,
  question: Question<Tool>,
  byRules: Draft<Tool>,
): Draft<Tool> | Misfit {
  try {
    return tool.model.merge(filled, question, byRules);
  } catch (error) {
    return new Misfit(error instanceof Error ? error.message : String(error));
  }
}

/**
 * What the model gets besides the parent's words: each retrieved rule with its id, the terms, and the rules' own
 * finding.
 */
function materialOf({ items, terms }: Evidence, brief: string): string {
  const law = items.length === 0 ? ["No rule was found. Cite none."] : items.map(inWords);
  const meanings = terms.map(({ term, explanation }) => `${term}: ${explanation}`);
  return [
    "Rules, each with its id:",
    ...law,
    ...(meanings.length === 0 ? [] : ["Words of the field that may be meant:", ...meanings]),
    "What our own rules found:",
    brief,
  ].join("\n\n");
}

function inWords({ id, title, text, citation }: EvidenceItem): string {
  return `[${id}] ${title}. ${text}\nSource: ${citation.label}. ${citation.statusInWords}`;
}
