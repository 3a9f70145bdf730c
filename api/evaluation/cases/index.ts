import type { EvaluationCases } from "../EvaluationCase.ts";
import { chat } from "./chat.ts";
import { chatParents } from "./chatParents.ts";
import { chatSafety } from "./chatSafety.ts";
import { chatUnseen } from "./chatUnseen.ts";
import { denialDecoder } from "./denialDecoder.ts";
import { denialDecoderParents } from "./denialDecoderParents.ts";
import { denialDecoderUnseen } from "./denialDecoderUnseen.ts";
import { disputeGuide } from "./disputeGuide.ts";
import { disputeGuideDeadlines } from "./disputeGuideDeadlines.ts";
import { disputeGuideParents } from "./disputeGuideParents.ts";
import { goalAnalyzer } from "./goalAnalyzer.ts";
import { jargonTranslator } from "./jargonTranslator.ts";

/** All cases. Those not named "unseen" were written before the rules engine. Change one only with a reason in the commit message. */
export const cases: EvaluationCases = {
  chat: [...chat, ...chatParents, ...chatSafety, ...chatUnseen],
  "goal-analyzer": goalAnalyzer,
  "denial-decoder": [...denialDecoder, ...denialDecoderParents, ...denialDecoderUnseen],
  "jargon-translator": jargonTranslator,
  "dispute-guide": [...disputeGuide, ...disputeGuideDeadlines, ...disputeGuideParents],
};
