import { z } from "zod";
import type { Draft, ModelPart } from "../../AnswerTool.ts";
import { isValid } from "./rules/answerDenial.ts";
import { readDenial } from "./rules/readDenial.ts";
import { finding, instructions } from "./words/model.ts";

const schema = z.object({
  verdict: z.enum(["likely_invalid", "may_be_valid", "depends", "need_facts"]).nullable(),
  explanation: z.string(),
  nextSteps: z.array(z.string()),
  wouldChange: z.array(z.string()),
  wouldMakeValid: z.array(z.string()),
  citations: z.array(z.string()),
});

/** The model words the finding; the verdict is the rules' wherever they know the reason. */
export const model: ModelPart<"denials"> = {
  name: "denial_analysis",
  schema,
  instructions,
  brief: ({ input }, byRules) => {
    const [kind] = readDenial(input).kinds;
    return [
      kind === undefined ? finding.unknown : finding.known(kind, byRules.analysis.verdict),
      finding.explanation(byRules.analysis.explanation),
      finding.steps(byRules.analysis.nextSteps),
    ].join("\n");
  },
  merge(filled, _question, byRules) {
    const { verdict, explanation, nextSteps, wouldChange, wouldMakeValid, citations } = schema.parse(filled);
    if (nextSteps.length < 1 || nextSteps.length > 5) throw new Error("nextSteps needs 1 to 5 items.");
    const texts = { explanation, nextSteps, wouldChange, wouldMakeValid };
    return byRules.outcome === "answered"
      ? { ...byRules, citations: both(citations, byRules), analysis: { ...byRules.analysis, ...texts } }
      : chosen(verdict ?? "need_facts", citations, texts, byRules);
  },
};

type Texts = Pick<
  Draft<"denials">["analysis"],
  "explanation" | "nextSteps" | "wouldChange" | "wouldMakeValid"
>;

/** The model's verdict needs a cited rule; without one the answer is "we do not know". */
function chosen(
  verdict: Exclude<Draft<"denials">["analysis"]["verdict"], "unavailable">,
  citations: readonly string[],
  texts: Texts,
  byRules: Draft<"denials">,
): Draft<"denials"> {
  if (verdict === "need_facts")
    return { ...byRules, citations: both(citations, byRules), analysis: { ...byRules.analysis, ...texts } };
  if (citations.length === 0) throw new Error("A verdict needs the id of a rule in citations.");
  return {
    ...byRules,
    outcome: "answered",
    citations,
    analysis: { ...byRules.analysis, ...texts, verdict, isValidDenial: isValid(verdict) },
  };
}

function both(citations: readonly string[], byRules: Draft<"denials">): readonly string[] {
  return [...new Set([...citations, ...byRules.citations])];
}
