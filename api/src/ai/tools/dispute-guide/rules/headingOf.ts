import { type IssueWords, issues, others } from "../words/issues.ts";
import { toldWords } from "../words/told.ts";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";

/** What the plan is called, and why: the issue's own words, unless the account, the answers or the dates lead another way. */
export function headingOf({ issue, hasIep, hasEvaluation }: Situation, route: readonly StepId[]): IssueWords {
  const told = toldSteps.find((step) => route.includes(step));
  if (told !== undefined && (told !== "check-notice" || aboutRefusal.has(issue))) return toldWords[told];
  if (hasEvaluation === "no" && issue === "assessment-concerns") return others.noEvaluation;
  if (hasIep === "no" && issue === "discipline-related") return others.noIepDiscipline;
  if (hasIep === "no" && routesChange.has(issue))
    return hasEvaluation === "yes" ? others.noIepTested : others.noIep;
  if (issue === "iep-not-followed" && !route.includes("state-complaint")) return others.noComplaint;
  if (issue === "placement-disagreement" && !route.includes("hearing-before-change")) return others.noHearing;
  return issues[issue];
}

/** The most telling first. */
const toldSteps = [
  "safety",
  "hearing-filed",
  "expedited-filed",
  "complaint-filed",
  "after-mediation",
  "iee-asked",
  "request-sent",
  "proposal-answered",
  "answer-proposal",
  "letter-sent",
  "manifestation-held",
  "check-notice",
] as const satisfies readonly StepId[];

/** Issues whose own words begin with asking for the notice. */
const aboutRefusal: ReadonlySet<Situation["issue"]> = new Set([
  "evaluation-refusal",
  "service-denial",
  "general-concern",
]);

/** Issues whose way is another one without an IEP. */
const routesChange: ReadonlySet<Situation["issue"]> = new Set([
  "iep-not-followed",
  "placement-disagreement",
  "service-denial",
  "transition-issues",
  "general-concern",
]);
