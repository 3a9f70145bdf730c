import type { AnswerTools } from "../AnswerTool.ts";
import { chat } from "./chat/chat.ts";
import { denialDecoder } from "./denial-decoder/denialDecoder.ts";
import { disputeGuide } from "./dispute-guide/disputeGuide.ts";
import { goalAnalyzer } from "./goal-analyzer/goalAnalyzer.ts";
import { jargonTranslator } from "./jargon-translator/jargonTranslator.ts";

/** The five AI tools by their ids. */
export const answerTools: AnswerTools = {
  chat: chat,
  "goal-analyzer": goalAnalyzer,
  "denial-decoder": denialDecoder,
  "jargon-translator": jargonTranslator,
  "dispute-guide": disputeGuide,
};
