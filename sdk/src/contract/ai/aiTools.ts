export const aiTools = ["chatbot", "goals", "denials", "jargon-translator", "dispute-guide"] as const;
export type AiTool = (typeof aiTools)[number];
