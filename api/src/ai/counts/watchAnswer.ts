import type { AiEngineName, AiFailure, CountedOutcome } from "@iep-insider/sdk/contract";
import type { AnswerReport } from "../AnswerReport.ts";
import type { AnswerWatch } from "../answerer.ts";
import { bothTokens, noTokens, type TokensUsed } from "../model/ModelClient.ts";

/** What is counted for one answer, besides the tool and whether it was charged. */
export interface SeenAnswer {
  readonly engine: AiEngineName;
  readonly outcome: CountedOutcome;
  readonly failure: AiFailure | "";
  readonly tokens: TokensUsed;
  readonly milliseconds: number;
}

export interface AnswerWatcher extends AnswerWatch {
  /** @param end `answered`, or why there is no answer for the one who asked. */
  seen(end: "answered" | "left" | "failed"): SeenAnswer;
}

/** Starts watching one answer. */
export function watchAnswer(): AnswerWatcher {
  const began = performance.now();
  let tokens = noTokens;
  let wasAsked = false;
  let report: AnswerReport | null = null;
  return {
    spent(more) {
      wasAsked = true;
      tokens = bothTokens(tokens, more);
    },
    answered(given) {
      report = given;
    },
    seen(end) {
      const milliseconds = Math.round(performance.now() - began);
      const taken = { tokens, milliseconds };
      if (report !== null && end === "answered")
        return { ...taken, engine: report.engine, outcome: report.outcome, failure: whyNot(report) };
      return { ...taken, engine: wasAsked ? "openai" : "rules", outcome: end, failure: "" };
    },
  };
}

function whyNot({ fallback, failure }: AnswerReport): AiFailure | "" {
  if (fallback === null) return "";
  if (fallback === "didNotKnow") return "knew_less";
  return failure ?? "rejected";
}
