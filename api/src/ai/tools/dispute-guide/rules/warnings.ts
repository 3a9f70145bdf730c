import type { DisputeDeadline } from "@iep-insider/sdk/contract";
import { dayInWords, durationInWords } from "@iep-insider/sdk/law";
import { warnings as words } from "../words/around.ts";
import { proposal } from "../words/told.ts";
import type { Deadlines } from "./deadlines.ts";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
import { daysBetween, nearDays } from "./urgency.ts";

/** What a parent has to be warned of, the most pressing first. */
export function warningsOf(
  situation: Situation,
  route: readonly StepId[],
  all: Deadlines,
  shown: readonly DisputeDeadline[],
): readonly string[] {
  const { issue, hasIep, hasEvaluation, eventDate, today, record, account } = situation;
  const isOver = (deadline: DisputeDeadline) => shown.includes(deadline) && deadline.isOver;
  const near = shown.filter(
    ({ by, isOver: over }) => by !== null && !over && daysBetween(today, by) <= nearDays,
  );
  const ownPlacement = record?.dueProcessLimit?.ownPlacementLimit;
  const hasHearing = route.some((step) => hearings.includes(step));

  return [
    ...near.map(({ what, by }) => words.nearly(what, dayInWords(by ?? today))),
    ...(isOver(all.complaint) ? [words.complaintOver] : []),
    ...(isOver(all.hearing) ? [words.hearingOver] : []),
    ...(isOver(all.ocr) ? [words.ocrOver] : []),
    ...(shown.some(({ what, isOver: over }) => what === proposal.what && over)
      ? [account.done.has("disagreement") ? proposal.overButSent : proposal.over]
      : []),
    ...(issue === "placement-disagreement" ? [placementWarning(route)] : []),
    ...(issue === "placement-disagreement" && ownPlacement
      ? [words.ownPlacement(durationInWords(ownPlacement))]
      : []),
    ...(issue === "discipline-related" && !route.includes("manifestation-held") ? [words.discipline] : []),
    ...(issue === "discipline-related" && hasIep === "no" ? [words.notYetEligible, words.discipline504] : []),
    ...(issue === "evaluation-refusal" && hasEvaluation !== "yes" ? [words.noIee] : []),
    ...(issue === "transition-issues" ? [words.transitionAge] : []),
    ...(eventDate === null ? [] : [words.counted]),
    ...(shown.includes(all.complaint) && !all.complaint.isOver ? [words.receivedByState] : []),
    ...(route.includes("grievance") ? [words.grievanceFirst] : []),
    ...(route.includes("meeting") ? [words.meetingRule] : []),
    ...(hasHearing ? [words.hearingRisk] : []),
  ];
}

function placementWarning(route: readonly StepId[]): string {
  if (route.includes("proposal-answered")) return proposal.answered;
  return route.includes("answer-proposal") ? proposal.warning : words.placement;
}

const hearings: readonly StepId[] = ["due-process", "hearing-before-change", "expedited-hearing"];
