import type { AiEngineName } from "@iep-insider/sdk/contract";

/** That an answer is not legal advice, by who wrote it (ADR 27 and 30). */
export const disclaimers: Readonly<Record<AiEngineName, string>> = {
  rules: "This is general information, not legal advice. No lawyer or expert has read your case.",
  openai:
    "Written by AI from general rules. This is general information, not legal advice. No lawyer or expert has read your case.",
};

/** Why it was not the AI although there is one. */
export const engineNotes = {
  failed: "Our AI could not answer this time. This answer comes from our own rule library.",
  didNotKnow: "Our AI had no answer to this. This one comes from our own rule library.",
  rejected: "What our AI wrote did not pass our checks. This answer comes from our own rule library.",
} as const;
