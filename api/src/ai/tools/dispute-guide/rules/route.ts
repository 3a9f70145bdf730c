import type { DisputeIssue } from "@iep-insider/sdk/contract";
import { afterDone } from "./afterDone.ts";
import type { Closed, Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";

/** The steps in order, each once. No step needs a meeting before it. */
export function routeOf(situation: Situation, closed: Closed): readonly StepId[] {
  const way = (situation.hasIep === "no" ? withoutIep : withIep)[situation.issue](situation);
  const open = way.flatMap((step) => stillOpen(step, closed));
  return [...new Set(afterDone([...new Set(open)], situation, closed))];
}

type StepsFor = (situation: Situation) => readonly StepId[];

/** A meeting is offered to who has not had one, and never to who is short of time. */
const meetingIfNew = ({ triedMeeting, urgency }: Situation): readonly StepId[] =>
  triedMeeting === "no" && urgency !== "very-urgent" ? ["meeting"] : [];

const withIep: Readonly<Record<DisputeIssue, StepsFor>> = {
  "iep-not-followed": (all) => ["written-request", ...meetingIfNew(all), "state-complaint", "mediation"],
  "evaluation-refusal": ({ hasEvaluation }) => [
    "notice",
    ...(hasEvaluation === "yes" ? (["iee"] as const) : []),
    "state-complaint",
    "mediation",
    "due-process",
  ],
  "placement-disagreement": (all) =>
    all.urgency === "very-urgent"
      ? ["hearing-before-change", "notice", "mediation", "parent-center"]
      : ["notice", ...meetingIfNew(all), "mediation", "hearing-before-change"],
  "disability-discrimination": () => ["grievance", "ocr", "parent-center"],
  "discipline-related": () => ["manifestation", "expedited-hearing", "parent-center"],
  "service-denial": (all) => [...meetingIfNew(all), "notice", "mediation", "due-process"],
  "assessment-concerns": (all) =>
    all.hasEvaluation === "no"
      ? ["ask-evaluation", "notice", "state-complaint"]
      : ["iee", "notice", "mediation", "due-process"],
  "transition-issues": (all) => [
    ...(all.triedMeeting === "no" ? (["meeting"] as const) : []),
    "notice",
    "state-complaint",
  ],
  "general-concern": (all) => ["parent-center", ...meetingIfNew(all), "notice"],
};

/** A child who was tested and has no IEP: the reasons on paper and a second look, not the same request again. */
const testing = ({ hasEvaluation }: Situation): readonly StepId[] =>
  hasEvaluation === "yes" ? ["notice", "iee"] : ["ask-evaluation"];

const withoutIep: Readonly<Record<DisputeIssue, StepsFor>> = {
  "iep-not-followed": (all) => [...testing(all), "ask-504", "grievance", "ocr"],
  "evaluation-refusal": withIep["evaluation-refusal"],
  "placement-disagreement": (all) => [...testing(all), "grievance", "ocr", "parent-center"],
  "disability-discrimination": () => ["grievance", "ocr", "ask-504"],
  "discipline-related": () => ["ask-evaluation", "manifestation", "expedited-hearing", "parent-center"],
  "service-denial": (all) => [...testing(all), "ask-504", "notice", "parent-center"],
  "assessment-concerns": withIep["assessment-concerns"],
  "transition-issues": (all) => [...testing(all), "ask-504", "notice"],
  "general-concern": (all) => ["parent-center", ...testing(all), "ask-504"],
};

/** What can no longer be filed gives way to what still can, or to who can help. */
function stillOpen(step: StepId, { complaint, hearing }: Closed): readonly StepId[] {
  const helps: StepId = "parent-center";
  if (step === "state-complaint" && complaint) return [hearing ? helps : "due-process"];
  if (step === "due-process" && hearing) return [helps];
  // A placement that was changed long ago, or a removal long past: no hearing can come before it.
  if ((step === "hearing-before-change" || step === "expedited-hearing") && hearing) return [helps];
  return [step];
}
