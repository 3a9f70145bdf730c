import type {
  AiAnswer,
  AiTool,
  ChatAnswer,
  DecodedDenial,
  DisputeGuidance,
  GoalAnalyses,
  GoalAnalysis,
  Translation,
} from "@iep-insider/sdk/contract";

interface Answers {
  readonly chat: ChatAnswer;
  readonly "goal-analyzer": GoalAnalysis | GoalAnalyses;
  readonly "denial-decoder": DecodedDenial;
  readonly "jargon-translator": Translation;
  readonly "dispute-guide": DisputeGuidance;
}

/** The server's answer to one tool. */
export type AnswerOf<Tool extends AiTool> = Answers[Tool];

type IsAnswerOf = { readonly [Tool in AiTool]: (answer: AiAnswer) => answer is AnswerOf<Tool> };

/** Whether an answer belongs to this tool. A stored answer does not say which kind it is. */
export const isAnswerOf: IsAnswerOf = {
  chat: (answer) => "advice" in answer,
  "goal-analyzer": (answer) => "rewritten" in answer || "goals" in answer,
  "denial-decoder": (answer) => "analysis" in answer,
  "jargon-translator": (answer) => "whatToAsk" in answer,
  "dispute-guide": (answer) => "stayPut" in answer,
};
