export const aiTools = [
  "chat",
  "goal-analyzer",
  "denial-decoder",
  "jargon-translator",
  "dispute-guide",
] as const;
export type AiTool = (typeof aiTools)[number];
