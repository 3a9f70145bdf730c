import { disputeIssues } from "@iep-insider/sdk/contract";
import { z } from "zod";
import type { ModelReading } from "../../AnswerTool.ts";
import { Misread } from "../../model/TryFailed.ts";
import { issues } from "./words/issues.ts";

const unsure = "general-concern";
const filledSchema = z.strictObject({ issue: z.string().nullable() });

/**
 * A model finds what a disagreement is about where the parent was not sure; the plan's title names it. Steps taken, dates
 * and danger stay with the rules: a step wrongly taken for done would close a way.
 */
export const reading: ModelReading<"dispute-guide"> = {
  name: "issue_of_a_disagreement",
  schema: filledSchema,
  instructions: `
You read what a parent tells of a disagreement with a school, and find what it is about. You answer nothing yet.
- issue: the id of the one issue on the list that most of the account is about. null if none is, or if the account is too short to tell; do not take the nearest one.
`.trim(),
  isAsked: ({ issue, additionalContext }) => issue === unsure && additionalContext !== undefined,
  material: disputeIssues
    .filter((id) => id !== unsure)
    .map((id) => `${id}: ${issues[id].title}`)
    .join("\n"),
  apply(filled, input) {
    const { issue: found } = filledSchema.parse(filled);
    if (found === null) return input;
    const issue = disputeIssues.find((id) => id === found);
    if (issue === undefined) throw new Misread("The issue is not on the list.");
    return { ...input, issue };
  },
};
