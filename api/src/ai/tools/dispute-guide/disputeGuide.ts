import type { AnswerTool } from "../../AnswerTool.ts";
import { model } from "./model.ts";
import { reading } from "./reading.ts";
import { retrieve } from "./retrieve.ts";
import { plan } from "./rules/plan.ts";
import { resourcesOf } from "./rules/resources.ts";
import { withoutPlan } from "./rules/withoutPlan.ts";
import { declined, doNotKnow } from "./words/around.ts";

/** The dispute guide: a way through a disagreement, with time limits, costs and risks. */
export const disputeGuide: AnswerTool<"dispute-guide"> = {
  tool: "dispute-guide",
  wordsOf: ({ additionalContext }) => (additionalContext === undefined ? [] : [additionalContext]),
  withWords: ({ additionalContext: _, ...input }, [words]) => ({
    ...input,
    ...(words !== undefined && { additionalContext: words }),
  }),
  retrieve,
  answerByRules: plan,
  decline: (why) => withoutPlan("declined", declined[why], []),
  // The parent center alone, which is always the first resource.
  doNotKnow: ({ evidence }) => withoutPlan("unknown", doNotKnow, resourcesOf(evidence.record).slice(0, 1)),
  proseOf: ({ title, reason, steps, timeline, warnings, resources, route, deadlines, stayPut }) =>
    [
      title,
      reason,
      ...steps,
      timeline,
      ...warnings,
      ...resources,
      ...route.flatMap(({ form, attach, letter: _, ...words }) => [
        ...Object.values(words),
        ...attach,
        ...(form ? [form.label, form.address] : []),
      ]),
      ...deadlines.flatMap(({ what, rule }) => [what, rule]),
      stayPut,
    ].filter((line) => line !== ""),
  // A plan is read step by step, over days.
  longestProse: 1600,
  reading,
  model,
};
