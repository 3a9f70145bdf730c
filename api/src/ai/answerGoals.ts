import type { GoalAnalyses, GoalAnalysis, GoalsToAnalyze } from "@iep-insider/sdk/contract";
import type { Services } from "../services.ts";
import { type Asker, answerTogether, withCharge } from "./answerFor.ts";
import type { Answered } from "./present.ts";

/**
 * Analyzes the goals of one IEP for one use (ADR 82).
 * @throws as `answerFor`.
 */
export function answerGoals(
  services: Services,
  asker: Asker,
  { goals, ...rest }: GoalsToAnalyze,
  signal: AbortSignal,
): Promise<GoalAnalyses> {
  const inputs = goals.map((goalText) => ({ ...rest, goalText }));
  return answerTogether(services, asker, { tool: "goal-analyzer", inputs, whole: allGoals }, signal);
}

/** What all answers have in common, and each answer. */
function allGoals(answers: readonly Answered<"goal-analyzer">[], isCharged: boolean): GoalAnalyses {
  const goals: GoalAnalysis[] = answers.map((answer) => withCharge(answer, isCharged));
  const [first] = goals;
  if (!first) throw new Error("There is no goal.");
  const outcomes = ["to_confirm", "answered", "unknown", "declined"] as const;
  const byModel = goals.find(({ engine }) => engine === "openai");
  const { engine, disclaimer } = byModel ?? first;
  const citations = new Map(goals.flatMap((goal) => goal.citations.map((one) => [one.id, one] as const)));
  return {
    outcome: outcomes.find((outcome) => goals.some((goal) => goal.outcome === outcome)) ?? first.outcome,
    engine,
    engineNote: goals.find(({ engineNote }) => engineNote !== null)?.engineNote ?? null,
    citations: [...citations.values()],
    crisis: goals.find(({ crisis }) => crisis !== null)?.crisis ?? null,
    disclaimer,
    isCharged,
    goals,
  };
}
