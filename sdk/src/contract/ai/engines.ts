/** The author of an answer: our AI provider, or our own rules, which need no network. */
export const aiEngines = ["openai", "rules"] as const;
export type AiEngineName = (typeof aiEngines)[number];

export const answerOutcomes = ["answered", "to_confirm", "unknown", "declined"] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];
