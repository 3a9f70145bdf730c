import type { Draft, Question } from "../../../AnswerTool.ts";
import { countWords } from "../match/countWords.ts";
import { type Understanding, understand } from "../match/understand.ts";
import { withoutTopics } from "../withoutTopics.ts";
import * as words from "../words.ts";
import { fromIntents } from "./fromIntents.ts";
import { fromSearch, fromTerm } from "./fromSearch.ts";
import { type NotForUs, notForUs } from "./notForUs.ts";
import { isOutsideFact } from "./outsideFact.ts";
import { topicChoices } from "./topicChoices.ts";
import { unknown } from "./unknown.ts";

/** Answers a question from our own finished answers, the glossary or a rule that fits; asks back; or says that we do not know. */
export function answer(question: Question<"chat">): Draft<"chat"> {
  const { question: text } = question.input;
  const left = notForUs(text);
  if (left !== null) return leftToOthers(left);
  const understanding = understand(question.input);
  if (understanding.isChosen) return fromTopics(question, understanding);
  const term = fromTerm(question);
  if (term !== null) return term;
  if (isOutsideFact(text)) return unknown(question);
  if (understanding.asked.length > 0) return fromTopics(question, understanding);
  // A search over a long message finds whatever many words have in common.
  const found = countWords(text) <= longestSearched ? fromSearch(question) : null;
  if (found !== null) return found;
  return understanding.choices.length > 0 ? askBack(understanding) : unknown(question);
}

function fromTopics(question: Question<"chat">, understanding: Understanding): Draft<"chat"> {
  return understanding.asked.length > 0 ? fromIntents(question, understanding) : unknown(question);
}

const longestSearched = 40;

/** Asks which of several topics is meant: free, and the parent's words stay in the field. */
function askBack({ choices, openQuestions }: Understanding): Draft<"chat"> {
  return {
    outcome: "unknown",
    success: true,
    advice: words.unclear,
    doNext: [],
    citations: [],
    topics: [],
    choices: topicChoices(choices),
    openQuestions,
  };
}

function leftToOthers(why: NotForUs): Draft<"chat"> {
  return {
    ...withoutTopics,
    outcome: "declined",
    success: true,
    ...words.declined[why],
    citations: [lawOf[why]],
  };
}

/** What the words of a decline rest on. */
export const lawOf = {
  diagnosis: "parent-request-evaluation",
  dose: "medication-ban",
} as const satisfies Record<NotForUs, string>;
