import type { Draft, Question } from "../../../AnswerTool.ts";
import * as words from "../words.ts";
import { countWords } from "./ease.ts";
import { findIntents } from "./findIntents.ts";
import { fromIntents } from "./fromIntents.ts";
import { fromSearch, fromTerm } from "./fromSearch.ts";
import { type NotForUs, notForUs } from "./notForUs.ts";
import { isOutsideFact } from "./outsideFact.ts";
import { unknown } from "./unknown.ts";

/** Answers a question from our own finished answers, the glossary or a rule that fits; else says that we do not know. */
export function answer(question: Question<"chatbot">): Draft<"chatbot"> {
  const left = notForUs(question.input.question);
  if (left !== null) return leftToOthers(left);
  const term = fromTerm(question);
  if (term !== null) return term;
  if (isOutsideFact(question.input.question)) return unknown(question);
  const isSure = isRead(question.input.question);
  const [first, second] = findIntents(question.input.question);
  if (first) return fromIntents(question, first, second, isSure);
  // A search over a long message finds whatever many words have in common.
  return (isSure ? fromSearch(question) : null) ?? unknown(question);
}

/**
 * Whether the rules can be trusted to have read a message: a short one that stands by itself. Of longer ones they take
 * every second for something else (DECISIONS 226), and "and what if they say no?" needs what was said before it.
 */
function isRead(text: string): boolean {
  return countWords(text) <= longestRead && !followsUp.test(text.trim());
}

const longestRead = 40;
const followsUp =
  /^(?:and|but|so|ok(?:ay)?|thx|thanks|thank you|ty|also|sorry|then|no|nope|yes|yeah|oh|wait|hmm|well|what (?:if|about)|how about|what do i (?:say|put|write)|(?:do|did|can|will|would|are|is) (?:it|that|those|this)|(?:it|that|those)(?:'s|s| is| are| was| were| has| have)?)\b/i;

function leftToOthers(why: NotForUs): Draft<"chatbot"> {
  return { outcome: "declined", success: true, ...words.declined[why], citations: [lawOf[why]] };
}

/** What the words of a decline rest on. */
export const lawOf = {
  diagnosis: "parent-request-evaluation",
  dose: "medication-ban",
} as const satisfies Record<NotForUs, string>;
