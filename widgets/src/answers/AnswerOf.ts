import type {
  AiAnswer,
  AiTool,
  ChatAnswer,
  DecodedDenial,
  DisputeGuidance,
  GoalAnalysis,
  Translation,
} from "@iep-insider/sdk/contract";

interface Answers {
  readonly chat: ChatAnswer;
  readonly "goal-analyzer": GoalAnalysis;
  readonly "denial-decoder": DecodedDenial;
  readonly "jargon-translator": Translation;
  readonly "dispute-guide": DisputeGuidance;
}

/** What the server answers to one tool. */
export type AnswerOf<Tool extends AiTool> = Answers[Tool];

type IsAnswerOf = { readonly [Tool in AiTool]: (answer: AiAnswer) => answer is AnswerOf<Tool> };

/** Whether an answer is one of this tool. A kept answer comes without saying which kind it is. */
export const isAnswerOf: IsAnswerOf = {
  chat: (answer) => "advice" in answer,
  "goal-analyzer": (answer) => "rewritten" in answer,
  "denial-decoder": (answer) => "analysis" in answer,
  "jargon-translator": (answer) => "whatToAsk" in answer,
  "dispute-guide": (answer) => "stayPut" in answer,
};
