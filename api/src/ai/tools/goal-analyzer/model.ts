import { z } from "zod";
import type { ModelPart } from "../../AnswerTool.ts";
import { hiddenIn } from "./rules/caps/hidden.ts";
import { numbersOutside } from "./rules/numbersOutside.ts";
import { finding, instructions } from "./words/model.ts";

const schema = z.object({
  feedback: z.string(),
  suggestions: z.array(z.string()),
  rewritten: z.string().nullable(),
});

/** The model words the advice and the goal; score, points and caps are the rules'. */
export const model: ModelPart<"goals"> = {
  name: "goal_analysis",
  schema,
  instructions,
  brief: (_question, { score, points, caps, rewritten }) =>
    [
      ...(score === null ? [] : [finding.score(score)]),
      ...points.map(({ title, points, of, why }) => finding.part(title, points, of, why)),
      ...caps.map(({ why, atMost }) => finding.cap(why, atMost)),
      ...(rewritten === null ? [] : [finding.rewritten(rewritten)]),
    ].join("\n"),
  merge(filled, { input }, byRules) {
    // What the rules do not know as a goal has no score, and so nothing to word.
    if (byRules.outcome !== "answered") return byRules;
    const { feedback, suggestions, rewritten } = schema.parse(filled);
    if (suggestions.length > 5) throw new Error("suggestions has more than 5 items.");
    const invented = rewritten === null ? [] : numbersOutside(rewritten, input.goalText);
    if (invented.length > 0)
      throw new Error(`rewritten has numbers that are not in the goal: ${invented.join(", ")}.`);
    if (rewritten !== null && hiddenIn({ text: rewritten }) !== null)
      throw new Error("rewritten trains the child to hide a disability or to obey for its own sake.");
    return { ...byRules, feedback, suggestions, rewritten: rewritten ?? byRules.rewritten };
  },
};
