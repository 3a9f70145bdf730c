import type { AiTool } from "@iep-insider/sdk/contract";
import { readingGrade, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import type { InputOfTool } from "../src/ai/AnswerTool.ts";
import type { Answering } from "./Answering.ts";
import { askConfirmed, confirmsAll } from "./askConfirmed.ts";
import type { CaseResult } from "./CaseResult.ts";
import { checkAnswer } from "./checkAnswer.ts";
import type { EvaluationCase, EvaluationCases } from "./EvaluationCase.ts";
import { wordsOfAnswer } from "./wordsOfAnswer.ts";

/** Asks every case of the given tools, one after the other: a model's limits hold for us too. */
export async function runCases(
  answering: Answering,
  cases: EvaluationCases,
  tools: readonly AiTool[],
): Promise<readonly CaseResult[]> {
  const results: CaseResult[] = [];
  for (const tool of tools) {
    results.push(...(await runTool(answering, tool, cases[tool])));
  }
  return results;
}

async function runTool<Tool extends AiTool>(
  answering: Answering,
  tool: Tool,
  cases: readonly EvaluationCase<InputOfTool<Tool>>[],
): Promise<readonly CaseResult[]> {
  const results: CaseResult[] = [];
  for (const theCase of cases) {
    const { id, isSafety = false } = theCase;
    results.push({ tool, id, isSafety, ...(await runCase(answering, tool, theCase)) });
  }
  return results;
}

type Found = Omit<CaseResult, "tool" | "id" | "isSafety">;

/** What throws has not answered a parent: one more failed case, and the others still run. */
async function runCase<Tool extends AiTool>(
  answering: Answering,
  tool: Tool,
  theCase: EvaluationCase<InputOfTool<Tool>>,
): Promise<Found> {
  try {
    const { answer, rejected } = await askConfirmed(answering, tool, theCase.input, confirmsAll);
    return {
      engine: answer.engine,
      isFallback: answer.engineNote !== null,
      rejected,
      failures: checkAnswer(theCase, answer, answering.retrieved(tool, theCase.input)),
      citations: answer.citations.length,
      grade: readingGrade(withoutLeftOut(wordsOfAnswer(theCase, answer))),
    };
  } catch (error) {
    const failures = [{ kind: "no answer", what: String(error) }] as const;
    return { engine: null, isFallback: false, rejected: [], failures, citations: 0, grade: Number.NaN };
  }
}
