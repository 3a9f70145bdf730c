import { z } from "zod";
import type { ModelPart } from "../../AnswerTool.ts";
import { usedLine } from "./rules/plan.ts";
import { isUndecided } from "./words/issues.ts";

const filledSchema = z.strictObject({
  title: z.string(),
  reason: z.string(),
  warnings: z.array(z.string()),
});

/** How many warnings of its own a model may add. */
const mostWarnings = 3;

/** What the OpenAI engine writes of a plan: the words that fit it to the account. Route, dates and stay put are the rules'. */
export const model: ModelPart<"dispute-guide"> = {
  name: "dispute_plan",
  schema: filledSchema,
  instructions: `
You fit a finished plan for a disagreement with a school to what the parent tells. The steps, their order, the time limits, the urgency and what is said of stay put are fixed; you do not see to them.
- title: what it is about and the first thing to do, in at most 15 words.
- reason: three or four short sentences, at most 90 words: why the plan goes this way for this parent, with what the parent told. If our finding says that no meeting is needed first, say so.
- warnings: up to ${mostWarnings} more warnings that follow from what the parent told and from the rules; none that the finding already has. Often none is needed.
`.trim(),
  // There is nothing to fit without an account, in a plan that does not know the issue, or where there is no plan at all.
  isAsked: ({ input }, byRules) =>
    input.additionalContext !== undefined && byRules.outcome === "answered" && !isUndecided(byRules),
  brief: ({ input }, byRules) =>
    [
      `Issue: ${input.issue}. Tried a meeting: ${input.triedMeeting}. Chosen urgency: ${input.urgency}.`,
      `There is an IEP: ${input.hasIep ?? "not said"}. The school has tested the child: ${input.hasEvaluation ?? "not said"}.`,
      `Title: ${byRules.title}`,
      `Reason: ${byRules.reason}`,
      "Steps, in this order:",
      ...byRules.steps.map((step) => `- ${step}`),
      "Time limits:",
      ...byRules.deadlines.map(
        ({ what, rule, isOver }) => `- ${what}: ${rule}${isOver ? " This time has passed." : ""}`,
      ),
      "Warnings that it already has:",
      ...byRules.warnings.map((warning) => `- ${warning}`),
      `Stay put: ${byRules.stayPut}`,
    ].join("\n"),
  merge(filled, question, byRules) {
    const { title, reason, warnings } = filledSchema.parse(filled);
    if (warnings.length > mostWarnings) throw new Error(`At most ${mostWarnings} warnings may be added.`);
    const ownReason = [...usedLine(question), reason].join(" ");
    return { ...byRules, title, reason: ownReason, warnings: [...byRules.warnings, ...warnings] };
  },
};
