import type { provisions } from "@iep-insider/sdk/law";
import type { Draft, Question } from "../../../AnswerTool.ts";
import { seemsOutside } from "../../chatbot/match/seemsOutside.ts";
import { understand } from "../../chatbot/match/understand.ts";
import { countWords } from "../../chatbot/rules/ease.ts";
import { testingClock } from "../../denials/rules/stateSteps.ts";
import { meetings, notSure, stayPut, tellMore } from "../words/around.ts";
import { type IssueWords, issues, others } from "../words/issues.ts";
import { countDeadlines, deadlinesFor } from "./deadlines.ts";
import { lawOfStep } from "./lawOfStep.ts";
import { resourcesOf } from "./resources.ts";
import { routeOf } from "./route.ts";
import { type Situation, situationOf } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
import { stepOf, stepWords } from "./stepOf.ts";
import { timelineOf } from "./timeline.ts";
import { urgencyOf } from "./urgency.ts";
import { warningsOf } from "./warnings.ts";

/** The whole plan of a disagreement, from what was chosen and the dates; the parent's account only tells whether it is a matter of the school at all. */
export function plan({ input, evidence, today }: Question<"dispute-guide">): Draft<"dispute-guide"> {
  const situation = situationOf(input, today, evidence.record);
  const all = countDeadlines(situation);
  const deadlines = deadlinesFor(situation, all);
  const clock = input.issue === "evaluation-refusal" ? testingClock(evidence.record) : null;
  const route = routeOf(situation, { complaint: all.complaint.isOver, hearing: all.hearing.isOver });
  const { title, reason } = wordsOf(situation, route);
  const isOutside = input.additionalContext !== undefined && seemsOutside(input.additionalContext);
  const isSure = !isOutside && !isUnclear(input);
  return {
    outcome: "answered",
    title,
    isSure,
    reason: [
      ...(isOutside ? [notSure] : isSure ? [] : [tellMore]),
      reason,
      meetings[situation.triedMeeting],
    ].join(" "),
    steps: route.map((id) => stepWords[id].short),
    timeline: [timelineOf(situation, route, deadlines), ...(clock === null ? [] : [clock.step])].join(" "),
    warnings: warningsOf(situation, route, all, deadlines),
    resources: resourcesOf(situation.record),
    urgencyLevel: urgencyOf(situation, deadlines),
    route: route.map((id) => stepOf(id, situation)),
    deadlines,
    stayPut: stayPutOf(situation),
    citations: [
      ...citedBy(
        situation,
        route,
        deadlines.map(({ citation }) => citation),
      ),
      ...evidence.items
        .filter(({ fact }) => fact !== null && fact.topic === clock?.topic)
        .map(({ id }) => id),
    ],
  };
}

/** Whether only the account can tell what it is about, and does not. */
function isUnclear({ issue, additionalContext }: Question<"dispute-guide">["input"]): boolean {
  if (issue !== "general-concern" || additionalContext === undefined) return false;
  return (
    countWords(additionalContext) < leastOfAccount ||
    understand({ question: additionalContext }).asked.length === 0
  );
}

/** In words: what is shorter tells too little. */
const leastOfAccount = 12;

/** The issue's own words, unless the answers or the dates lead another way. */
function wordsOf({ issue, hasIep, hasEvaluation }: Situation, route: readonly StepId[]): IssueWords {
  if (hasEvaluation === "no" && issue === "assessment-concerns") return others.noEvaluation;
  if (hasIep === "no" && issue === "discipline-related") return others.noIepDiscipline;
  if (hasIep === "no" && routesChange.has(issue))
    return hasEvaluation === "yes" ? others.noIepTested : others.noIep;
  if (issue === "iep-not-followed" && !route.includes("state-complaint")) return others.noComplaint;
  if (issue === "placement-disagreement" && !route.includes("hearing-before-change")) return others.noHearing;
  return issues[issue];
}

/** Issues whose way is another one without an IEP. */
const routesChange: ReadonlySet<Situation["issue"]> = new Set([
  "iep-not-followed",
  "placement-disagreement",
  "service-denial",
  "transition-issues",
  "general-concern",
]);

function stayPutOf({ issue, hasIep }: Situation): string {
  if (issue === "discipline-related") return stayPut.discipline;
  return hasIep === "no" ? stayPut.noIep : stayPut.general;
}

/** What the steps rest on first, then the issue's own rule, the time limits and stay put. */
function citedBy(
  { issue, hasIep }: Situation,
  route: readonly StepId[],
  ofDeadlines: readonly string[],
): readonly string[] {
  return [
    ...new Set<string>([
      ...route.flatMap((id) => lawOfStep[id]),
      ...lawOfIssue[issue],
      ...(issue === "discipline-related" && hasIep === "no"
        ? ["not-yet-eligible", "section-504-evaluation"]
        : []),
      ...ofDeadlines,
      "stay-put",
    ]),
  ];
}

/** The rule that the issue is about. */
export const lawOfIssue = {
  "iep-not-followed": ["iep-in-effect"],
  "evaluation-refusal": ["parent-request-evaluation", "iee"],
  "placement-disagreement": ["placement", "parent-participation"],
  "disability-discrimination": ["section-504-rights"],
  "discipline-related": ["discipline-10-days"],
  "service-denial": ["prior-written-notice"],
  "assessment-concerns": ["iee"],
  "transition-issues": ["transition"],
  "general-concern": ["prior-written-notice"],
} as const satisfies Record<Situation["issue"], readonly (keyof typeof provisions)[]>;
