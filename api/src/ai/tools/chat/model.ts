import { z } from "zod";
import type { ModelPart } from "../../AnswerTool.ts";
import { countWords } from "./match/countWords.ts";
import { longestAdvice } from "./rules/ease.ts";
import { unknown } from "./rules/unknown.ts";

const filledSchema = z.strictObject({
  outcome: z.enum(["answered", "unknown"]),
  advice: z.string(),
  doNext: z.array(z.string()),
  citations: z.array(z.string()),
});

/** What the OpenAI engine writes of the chat: the whole answer, within the law that was retrieved. */
export const model: ModelPart<"chat"> = {
  name: "special_education_question",
  schema: filledSchema,
  instructions: `
You answer one question of a parent about special education.
- outcome: "answered" if the material answers the question; "unknown" if it does not.
- advice: at most ${longestAdvice} words. The answer in the first sentence, then why, then what is not sure. If the parent is upset, begin with one short, kind sentence. If several things are asked, answer each in a sentence or two. Where the material has a rule of the parent's state, say it before the federal one. How sure a source is stands in the list of sources; do not say it in the middle of a sentence. If the outcome is "unknown", say that you do not know and that the state's parent center helps free of charge.
- doNext: one to four short steps, the first one for today. Each begins with a verb.
- citations: the ids of the rules that the answer rests on, the most telling first. None if the outcome is "unknown".
`.trim(),
  // Who asks what the child has, or about medicine, gets our own words.
  isAsked: (_, byRules) => byRules.outcome !== "declined",
  brief(question, byRules) {
    if (byRules.outcome !== "answered") {
      return "Our rules have no finished answer. Answer only if the rules above do; else the outcome is unknown.";
    }
    return [
      "Our rules would answer as follows. Fit it to the question; take nothing back and add no law to it.",
      byRules.advice,
      ...byRules.doNext.map((step) => `- ${step}`),
      `Rests on: ${byRules.citations.join(", ")}`,
      question.evidence.record === null ? "The parent named no state." : "",
    ]
      .filter(Boolean)
      .join("\n");
  },
  merge(filled, question, byRules) {
    const { outcome, advice, doNext, citations } = filledSchema.parse(filled);
    if (countWords(advice) > longestAdvice)
      throw new Error(`The advice has more than ${longestAdvice} words.`);
    if (outcome === "answered" && (doNext.length < 1 || doNext.length > 4)) {
      throw new Error("There have to be one to four steps to do next.");
    }
    // Who helps is said with the center's own name and number, which only the rules hold.
    if (outcome === "unknown") return unknown(question);
    return {
      outcome,
      success: true,
      advice,
      doNext,
      citations: [...new Set(citations)],
      topics: byRules.topics,
      choices: [],
      openQuestions: [],
    };
  },
};
