import type { ChatAnswer } from "@iep-insider/sdk/contract";
import { aCitation, baseAnswer } from "../../../answers/tests/answers.ts";

/** An answer of the chat. */
export function aChatAnswer(some: Partial<ChatAnswer> = {}): ChatAnswer {
  return {
    ...baseAnswer,
    success: true,
    citations: [
      aCitation({
        id: "parent-request-evaluation",
        label: "34 CFR 300.301(b)",
        address: "https://www.ecfr.gov/current/title-34/section-300.301",
      }),
    ],
    advice: "You can **ask in writing** at any time.",
    doNext: ["Write to the principal.", "Keep a copy."],
    topics: ["ask-for-evaluation"],
    choices: [],
    openQuestions: [],
    ...some,
  };
}
