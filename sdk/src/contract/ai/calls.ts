import { call } from "../call.ts";
import type { AiTool } from "./aiTools.ts";
import type { ChatAnswer, ChatQuestion } from "./chat.ts";
import type { DecodedDenial, DenialToDecode } from "./denials.ts";
import type { DisputeGuidance, DisputeQuestion } from "./disputes.ts";
import type { GoalAnalysis, GoalToAnalyze } from "./goals.ts";
import type { TermToTranslate, Translation } from "./jargon.ts";
import type { UseReturnResult } from "./returnedUses.ts";

/** An answer that was paid for, as long as it can be shown again (ADR 7). */
export interface KeptAnswer {
  readonly tool: AiTool;
  /** When it was given, and until when it can be shown; ISO 8601 in UTC. */
  readonly at: string;
  readonly until: string;
  readonly answer: AiAnswer;
}

export type AiAnswer = ChatAnswer | GoalAnalysis | DecodedDenial | Translation | DisputeGuidance;

export const ai = {
  chat: call<ChatQuestion, ChatAnswer>("POST", "/api/ai/chat"),
  analyzeGoal: call<GoalToAnalyze, GoalAnalysis>("POST", "/api/analyze-goal"),
  decodeDenial: call<DenialToDecode, DecodedDenial>("POST", "/api/ai/decode-denial"),
  translateJargon: call<TermToTranslate, Translation>("POST", "/api/ai/translate-jargon"),
  getDisputeGuidance: call<DisputeQuestion, DisputeGuidance>("POST", "/api/ai/dispute-guidance"),
  /** The last answer of a tool that was paid for by who asks, within its 24 hours. */
  getKeptAnswer: call<{ readonly tool: AiTool }, { readonly kept: KeptAnswer | null }>(
    "GET",
    "/api/ai/answer",
  ),
  /** Takes back the use that the last answer of a tool was charged to: it did not answer the question. */
  returnUse: call<{ readonly tool: AiTool }, { readonly result: UseReturnResult }>(
    "POST",
    "/api/ai/return-use",
  ),
} as const;
