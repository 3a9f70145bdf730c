import type { ChatAnswer } from "@iep-insider/sdk/contract";

/** An answer of the chat. */
export function aChatAnswer(some: Partial<ChatAnswer> = {}): ChatAnswer {
  return {
    success: true,
    outcome: "answered",
    engine: "rules",
    engineNote: null,
    citations: [
      {
        id: "parent-request-evaluation",
        label: "34 CFR 300.301(b)",
        address: "https://www.ecfr.gov/current/title-34/section-300.301",
        status: "verified",
        statusInWords: "We read this in the law or in the agency's own words.",
      },
    ],
    crisis: null,
    disclaimer: "This is not legal advice.",
    isCharged: true,
    advice: "You can **ask in writing** at any time.",
    doNext: ["Write to the principal.", "Keep a copy."],
    ...some,
  };
}
