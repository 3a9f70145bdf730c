import type { Draft } from "../../../AnswerTool.ts";

/** An answer that has words and no plan: declined, or not known. */
export function withoutPlan(
  outcome: "declined" | "unknown",
  { title, reason }: { readonly title: string; readonly reason: string },
  resources: readonly string[],
): Draft<"dispute-guide"> {
  return {
    outcome,
    title,
    reason,
    steps: [],
    timeline: "",
    warnings: [],
    resources,
    // Nothing was looked at: the level says nothing, and no screen shows it without steps.
    urgencyLevel: "low",
    route: [],
    deadlines: [],
    stayPut: "",
    citations: [],
  };
}
