import { isStateCode, type provisions, type StateRecord, type StateTopic } from "@iep-insider/sdk/law";
import { languageOf } from "@iep-insider/sdk/safety";
import type { Draft, Question } from "../../../AnswerTool.ts";
import { isSurelyOfSchool } from "../../../charge/isSurelyOfSchool.ts";
import { isInDanger } from "../../../reading/isInDanger.ts";
import { type OutsideParty, outsideParty } from "../../../reading/outsideParty.ts";
import { countWords } from "../../chat/match/countWords.ts";
import { leastOfSureTopic, likeliestTopic } from "../../chat/match/understand.ts";
import { testingClock } from "../../denial-decoder/rules/stateSteps.ts";
import { meetings, notSure, stayPut, tellMore } from "../words/around.ts";
import { isUndecided } from "../words/issues.ts";
import { outside } from "../words/outside.ts";
import { countDeadlines, deadlinesFor } from "./deadlines.ts";
import { headingOf } from "./headingOf.ts";
import { lawOfStep } from "./lawOfStep.ts";
import { isOnProposal, proposalDeadline } from "./proposalRule.ts";
import { resourcesOf } from "./resources.ts";
import { routeOf } from "./route.ts";
import { type Situation, situationOf } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
import { stateTime } from "./stateTime.ts";
import { stepOf, wordsOfStep } from "./stepOf.ts";
import { timelineOf } from "./timeline.ts";
import { urgencyOf } from "./urgency.ts";
import { usedFacts } from "./usedFacts.ts";
import { warningsOf } from "./warnings.ts";
import { withoutPlan } from "./withoutPlan.ts";

/** The whole plan of a disagreement: from what was chosen, the dates, and what the parent's account tells. */
export function plan(question: Question<"dispute-guide">): Draft<"dispute-guide"> {
  const { input, evidence } = question;
  const party = input.additionalContext === undefined ? null : outsideParty(input.additionalContext);
  if (party !== null && !isInDanger(input.additionalContext ?? ""))
    return notOfSchool(party, evidence.record);
  const read = readAndRoute(question);
  const { situation, all, route } = read;
  // Only English can be told apart, and nothing else is charged for.
  const isOutside =
    input.additionalContext !== undefined &&
    languageOf(input.additionalContext) === "en" &&
    !situation.account.isInDanger &&
    !isSurelyOfSchool(input.additionalContext);
  const isVague = !situation.account.isInDanger && isUnclear(input);
  const answer = isOnProposal(route) ? proposalDeadline(situation) : null;
  const deadlines = [
    ...(answer === null ? [] : [answer]),
    // Limits of a matter that is not known say nothing before there is a day to count from.
    ...(isVague && situation.eventDate === null ? [] : deadlinesFor(situation, all, route)),
  ];
  const clock = input.issue === "evaluation-refusal" ? testingClock(evidence.record) : null;
  const heading = headingOf(situation, route);
  const { title, reason } = heading;
  return {
    outcome: "answered",
    title,
    // A plan that first has to find out the problem is not worth a use.
    isSure: !isOutside && !isVague && !isUndecided(heading),
    reason: [
      ...lineOf(read, input),
      ...(isOutside ? [notSure] : isVague ? [tellMore] : []),
      reason,
      meetings[situation.triedMeeting],
    ].join(" "),
    steps: route.map((id) => wordsOfStep(id, situation).short),
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
      ...stateTopicsOf(situation, route).map((topic) => `state:${situation.record?.code}:${topic}`),
    ],
  };
}

/** What of the state the plan tells of beside the hearing: its times for the steps, and its rule on a proposed change. */
export function stateTopicsOf(situation: Situation, route: readonly StepId[]): readonly StateTopic[] {
  const { record, issue } = situation;
  const clock = issue === "evaluation-refusal" ? testingClock(record) : null;
  return [
    ...(isOnProposal(route) ? (["laterConsent"] as const) : []),
    ...(clock === null ? [] : [clock.topic]),
    ...route.flatMap((step) => stateTime(step, record)?.topic ?? []),
  ];
}

/** The line that says what of the account was used; empty where nothing was. */
export function usedLine(question: Question<"dispute-guide">): readonly string[] {
  return lineOf(readAndRoute(question), question.input);
}

function lineOf(
  { situation, route }: ReturnType<typeof readAndRoute>,
  { state = "" }: Question<"dispute-guide">["input"],
): readonly string[] {
  const line = usedFacts(situation, route, !isStateCode(state));
  return line === null ? [] : [line];
}

function readAndRoute({ input, evidence, today }: Question<"dispute-guide">) {
  const situation = situationOf(input, today, evidence.record);
  const all = countDeadlines(situation);
  const route = routeOf(situation, { complaint: all.complaint.isOver, hearing: all.hearing.isOver });
  return { situation, all, route };
}

/** A dispute with an employer, an insurer, a landlord: no plan, and who helps. */
function notOfSchool(party: OutsideParty, record: StateRecord | null): Draft<"dispute-guide"> {
  const { title, reason } = outside;
  return withoutPlan("unknown", { title, reason: reason(party) }, resourcesOf(record).slice(0, 1));
}

/** Whether only the account can tell what it is about, and does not. */
function isUnclear({ issue, additionalContext }: Question<"dispute-guide">["input"]): boolean {
  if (issue !== "general-concern" || additionalContext === undefined) return false;
  return (
    countWords(additionalContext) < leastOfAccount ||
    (likeliestTopic(additionalContext)?.fit ?? 0) < leastOfSureTopic
  );
}

/** In words: what is shorter tells too little. */
const leastOfAccount = 12;

function stayPutOf({ issue, hasIep }: Situation): string {
  if (issue === "discipline-related") return stayPut.discipline;
  return hasIep === "no" ? stayPut.noIep : stayPut.general;
}

/** What the steps rest on first, then the issue's own rule, the time limits and stay put. */
function citedBy(
  situation: Situation,
  route: readonly StepId[],
  ofDeadlines: readonly string[],
): readonly string[] {
  const { issue, hasIep } = situation;
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
