// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { aiContract } from "./schemas.ts";

export const ai: CallsOf<typeof aiContract> = {
  chat: { method: "POST", path: "/api/ai/chat" },
  analyzeGoal: { method: "POST", path: "/api/analyze-goal" },
  analyzeGoals: { method: "POST", path: "/api/analyze-goals" },
  decodeDenial: { method: "POST", path: "/api/ai/decode-denial" },
  translateJargon: { method: "POST", path: "/api/ai/translate-jargon" },
  getDisputeGuidance: { method: "POST", path: "/api/ai/dispute-guidance" },
  getKeptAnswer: { method: "GET", path: "/api/ai/answer" },
  returnUse: { method: "POST", path: "/api/ai/return-use" },
};
