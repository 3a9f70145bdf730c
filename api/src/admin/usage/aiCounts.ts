import { type AiCounts, type AiFailure, aiFailures, type countedOutcomes } from "@iep-insider/sdk/contract";

/** One group of rows of `ai_counts`, its figures added up by the database. */
export interface AiSum {
  readonly engine: string;
  readonly outcome: string;
  readonly failure: string;
  readonly answers: number;
  readonly charged: number;
  readonly returned: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly unpricedTokens: number;
  readonly cost: number;
  readonly milliseconds: number;
}

/** What groups come to together. */
export function aiCountsOf(sums: readonly AiSum[]): AiCounts {
  const total = (figure: keyof AiSum & FigureName, of: readonly AiSum[] = sums) =>
    of.reduce((sum, one) => sum + one[figure], 0);
  const answersOf = (is: (one: AiSum) => boolean) => total("answers", sums.filter(is));
  return {
    outcomes: {
      answered: answersOf(({ outcome }) => outcome === "answered"),
      to_confirm: answersOf(({ outcome }) => outcome === "to_confirm"),
      unknown: answersOf(({ outcome }) => outcome === "unknown"),
      declined: answersOf(({ outcome }) => outcome === "declined"),
      left: answersOf(({ outcome }) => outcome === "left"),
      failed: answersOf(({ outcome }) => outcome === "failed"),
    },
    byModel: answersOf(({ engine, outcome }) => engine === "openai" && isAnswer(outcome)),
    fellBack: answersOf(({ failure }) => failure !== ""),
    charged: total("charged"),
    returned: total("returned"),
    inputTokens: total("inputTokens"),
    outputTokens: total("outputTokens"),
    unpricedTokens: total("unpricedTokens"),
    cost: total("cost"),
    milliseconds: total("milliseconds"),
  };
}

/** Why the provider's answer was not used, most first. */
export function failuresOf(
  sums: readonly AiSum[],
): readonly { readonly why: AiFailure; readonly count: number }[] {
  return aiFailures
    .map((why) => ({ why, count: aiCountsOf(sums.filter(({ failure }) => failure === why)).fellBack }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

type FigureName =
  | "answers"
  | "charged"
  | "returned"
  | "inputTokens"
  | "outputTokens"
  | "unpricedTokens"
  | "cost"
  | "milliseconds";

const noAnswers: readonly string[] = ["left", "failed"] satisfies (typeof countedOutcomes)[number][];

function isAnswer(outcome: string): boolean {
  return !noAnswers.includes(outcome);
}
