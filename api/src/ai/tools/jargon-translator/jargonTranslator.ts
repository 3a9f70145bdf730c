import { isStateCode } from "@iep-insider/sdk/law";
import type { AnswerTool } from "../../AnswerTool.ts";
import { model } from "./model.ts";
import { reading } from "./reading.ts";
import { answerByRules } from "./rules/answerByRules.ts";
import { evidenceFor } from "./rules/evidenceFor.ts";
import { withoutMeaning } from "./rules/withoutMeaning.ts";
import * as words from "./words.ts";

/** Explains terms of special education: from the glossary, and by the model only what the glossary does not have. */
export const jargonTranslator: AnswerTool<"jargon-translator"> = {
  tool: "jargon-translator",
  wordsOf: ({ term }) => [term],
  withWords: (input, [term = input.term]) => ({ ...input, term }),
  retrieve: (input, law) =>
    evidenceFor(input, law, input.state !== undefined && isStateCode(input.state) ? input.state : null),
  answerByRules,
  decline: (why, { term }) => withoutMeaning("declined", term, words.declined[why], []),
  doNotKnow: ({ input }) => withoutMeaning("unknown", input.term, words.unknown, []),
  proseOf: ({ explanation, whyItMatters, whatToAsk, noRule }) =>
    [explanation, whyItMatters, whatToAsk, ...(noRule === null ? [] : [noRule])].filter(
      (text) => text !== "",
    ),
  longestProse: 350,
  reading,
  model,
};
