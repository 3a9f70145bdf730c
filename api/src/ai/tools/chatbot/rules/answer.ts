import type { Draft, Question } from "../../../AnswerTool.ts";
import * as words from "../words.ts";
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
  const [first, second] = findIntents(question.input.question);
  return first ? fromIntents(question, first, second) : (fromSearch(question) ?? unknown(question));
}

function leftToOthers(why: NotForUs): Draft<"chatbot"> {
  return { outcome: "declined", success: true, ...words.declined[why], citations: [lawOf[why]] };
}

/** What the words of a decline rest on. */
export const lawOf = {
  diagnosis: "parent-request-evaluation",
  dose: "medication-ban",
} as const satisfies Record<NotForUs, string>;
