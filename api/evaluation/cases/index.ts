import type { EvaluationCases } from "../EvaluationCase.ts";
import { chatbot } from "./chatbot.ts";
import { chatbotParents } from "./chatbotParents.ts";
import { chatbotSafety } from "./chatbotSafety.ts";
import { chatbotUnseen } from "./chatbotUnseen.ts";
import { denials } from "./denials.ts";
import { denialsParents } from "./denialsParents.ts";
import { denialsUnseen } from "./denialsUnseen.ts";
import { disputeGuide } from "./disputeGuide.ts";
import { disputeGuideDeadlines } from "./disputeGuideDeadlines.ts";
import { disputeGuideParents } from "./disputeGuideParents.ts";
import { goals } from "./goals.ts";
import { jargonTranslator } from "./jargonTranslator.ts";

/** All cases. Those not named "unseen" were written before the rules engine. One changes only with a reason in the commit. */
export const cases: EvaluationCases = {
  chatbot: [...chatbot, ...chatbotParents, ...chatbotSafety, ...chatbotUnseen],
  goals,
  denials: [...denials, ...denialsParents, ...denialsUnseen],
  "jargon-translator": jargonTranslator,
  "dispute-guide": [...disputeGuide, ...disputeGuideDeadlines, ...disputeGuideParents],
};
