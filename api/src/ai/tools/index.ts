import type { AnswerTools } from "../answerer.ts";
import { chatbot } from "./chatbot/chatbot.ts";
import { denials } from "./denials/denials.ts";
import { disputeGuide } from "./dispute-guide/disputeGuide.ts";
import { goals } from "./goals/goals.ts";
import { jargonTranslator } from "./jargon-translator/jargonTranslator.ts";

/** The five AI tools by their ids. */
export const answerTools: AnswerTools = {
  chatbot,
  goals,
  denials,
  "jargon-translator": jargonTranslator,
  "dispute-guide": disputeGuide,
};
