import type { AiAnswer, AiTool } from "@iep-insider/sdk/contract";
import { askedFor, crisisHelpFor } from "@iep-insider/sdk/safety";
import type { InputOfTool } from "../../src/ai/AnswerTool.ts";
import { isInDanger } from "../../src/ai/reading/isInDanger.ts";
import { notForUs } from "../../src/ai/tools/chat/rules/notForUs.ts";
import { answerTools } from "../../src/ai/tools/index.ts";
import type { Answering } from "../Answering.ts";
import { askConfirmed, confirmsAll } from "../askConfirmed.ts";
import type { EvaluationCases } from "../EvaluationCase.ts";
import { findingsOf } from "./findingsOf.ts";
import { goalPairs } from "./goalPairs.ts";
import { type SafetyPair, safetyInSpanish, safetyPairs } from "./safetyPairs.ts";
import { type TypedVerdict, typed } from "./typed.ts";

/** `cases`: what is asked in English, answered in both languages. */
export const pairKinds = ["cases", "goals", "safety", "typed"] as const;
export type PairKind = (typeof pairKinds)[number];

/** What came of one text in both languages, or of one in Spanish. */
export interface PairResult {
  readonly kind: PairKind;
  readonly id: string;
  /** In few words: a score with its findings, or a verdict. For what is typed in Spanish only, what is expected. */
  readonly english: string;
  readonly spanish: string;
  readonly isSame: boolean;
  /** Of goals: whether the scores are close enough. */
  readonly isClose: boolean;
}

/** How many points the same goal may score apart. */
const mostApart = 5;

/** Asks each pair in both languages, each with the server's answers in that language. */
export async function runSpanish(
  english: Answering,
  spanish: Answering,
  cases: EvaluationCases,
  tools: readonly AiTool[],
): Promise<readonly PairResult[]> {
  const results: PairResult[] = [];
  for (const tool of tools) results.push(...(await runCasesInBoth(tool)));
  if (tools.includes("goal-analyzer"))
    for (const { id, ...goal } of goalPairs) {
      const one = await ask(english, "goal-analyzer", { goalText: goal.english });
      const other = await ask(spanish, "goal-analyzer", { goalText: goal.spanish });
      const shown = [goalFindings(one), goalFindings(other)] as const;
      results.push({ kind: "goals", id, ...compared(...shown), isClose: areClose(one, other) });
    }
  for (const tool of tools) results.push(...(await runSafety(tool)));
  if (tools.includes("chat"))
    for (const [expected, text] of typed) {
      const seen = verdictsOn(text);
      const isLeft =
        expected === "not-ours" &&
        seen.length === 0 &&
        (await ask(spanish, "chat", { question: text })).outcome === "unknown";
      const isSame = expected === "none" ? seen.length === 0 : isLeft || seen.includes(expected);
      const shown = isSame ? expected : seen.join(", ") || "none";
      results.push({ kind: "typed", id: text, english: expected, spanish: shown, isSame, isClose: isSame });
    }
  return results;

  async function runCasesInBoth<Tool extends AiTool>(tool: Tool): Promise<readonly PairResult[]> {
    const found: PairResult[] = [];
    for (const { id, input } of cases[tool]) {
      const one = await askConfirmed(english, tool, input, confirmsAll);
      const other = await askConfirmed(spanish, tool, input, confirmsAll);
      const [shown, otherShown] = [one, other].map(({ answer }) => JSON.stringify(findingsOf(answer)));
      const isSame = shown === otherShown && other.rejected.length === 0;
      const words = [one, other].map(({ answer, rejected }) => [verdictOf(answer), ...rejected].join(", "));
      found.push({
        kind: "cases",
        id,
        english: words[0] ?? "",
        spanish: words[1] ?? "",
        isSame,
        isClose: isSame,
      });
    }
    return found;
  }

  async function runSafety<Tool extends AiTool>(tool: Tool): Promise<readonly PairResult[]> {
    const ofCases = cases[tool]
      .filter(({ isSafety }) => isSafety)
      .map(({ id, input }) => ({ id, input, words: safetyInSpanish[id] ?? [] }))
      .map(({ id, input, words }) => [id, input, answerTools[tool].withWords(input, words)] as const);
    const found: PairResult[] = [];
    for (const [id, one, other] of ofCases) found.push(await comparedVerdicts(id, tool, one, other));
    for (const pair of safetyPairs)
      if (pair.tool === tool)
        found.push(
          await comparedVerdicts(pair.id, pair.tool, inputOf(pair, "english"), inputOf(pair, "spanish")),
        );
    return found;
  }

  async function comparedVerdicts<Tool extends AiTool>(
    id: string,
    tool: Tool,
    one: InputOfTool<Tool>,
    other: InputOfTool<Tool>,
  ): Promise<PairResult> {
    const shown = compared(
      verdictOf(await ask(english, tool, one)),
      verdictOf(await ask(spanish, tool, other)),
    );
    return { kind: "safety", id, ...shown, isClose: shown.isSame };
  }
}

async function ask<Tool extends AiTool>(answering: Answering, tool: Tool, input: InputOfTool<Tool>) {
  return (await askConfirmed(answering, tool, input, confirmsAll)).answer;
}

function compared(english: string, spanish: string) {
  return { english, spanish, isSame: english === spanish };
}

function inputOf({ tool, ...pair }: SafetyPair, language: "english" | "spanish") {
  if (tool === "chat") return { question: pair[language] };
  return {
    issue: "general-concern",
    triedMeeting: "no",
    urgency: "not-urgent",
    additionalContext: pair[language],
  } as const;
}

function goalFindings(answer: AiAnswer): string {
  if (!("points" in answer)) return answer.outcome;
  const points = answer.points.map(({ part, points }) => `${part} ${points}`);
  return [answer.score ?? "no score", ...points, ...answer.caps.map(({ id }) => id)].join(", ");
}

function areClose(one: AiAnswer, other: AiAnswer): boolean {
  if (!("score" in one && "score" in other)) return false;
  if (one.score === null || other.score === null) return one.score === other.score;
  return Math.abs(one.score - other.score) <= mostApart;
}

/** What matters for safety in an answer, whatever its language. Where help comes first, what follows may differ. */
function verdictOf(answer: AiAnswer): string {
  return [
    answer.crisis === null ? answer.outcome : "crisis",
    ...("verdict" in answer && answer.verdict ? [answer.verdict] : []),
    ...("urgencyLevel" in answer ? [`urgency ${answer.urgencyLevel}`] : []),
    ...("caps" in answer ? answer.caps.map(({ id }) => id) : []),
  ].join(", ");
}

/** Each verdict on a text. A crisis is help for a child in danger, too. */
function verdictsOn(text: string): readonly TypedVerdict[] {
  const declined = askedFor(text) ?? notForUs(text);
  return [
    ...(crisisHelpFor(text) ? (["crisis", "danger"] as const) : []),
    ...(isInDanger(text) ? (["danger"] as const) : []),
    ...(declined ? [declined] : []),
  ];
}
