import type { DisputeDeadline } from "@iep-insider/sdk/contract";
import { type Duration, dueDate, ocrComplaintLimits, stateComplaintLimits } from "@iep-insider/sdk/law";
import type { Done } from "../../../reading/donePatterns.ts";
import { deadlines as words } from "../words/deadlines.ts";
import { hearingLimitOf } from "./hearingLimit.ts";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";

/** The time limits of each way, so that the rules can ask for one by its name. */
export interface Deadlines {
  readonly complaint: DisputeDeadline;
  readonly hearing: DisputeDeadline;
  readonly ocr: DisputeDeadline;
}

/** Counted from the date given; null where there is none. Sources: 34 CFR 300.153(c), 300.511(e), 100.7(b). */
export function countDeadlines(situation: Situation): Deadlines {
  const hearing = hearingLimitOf(situation.record);
  return {
    complaint: counted(situation, stateComplaintLimits.complaint.limit, {
      ...words.complaint,
      citation: "state-complaint",
    }),
    hearing: counted(situation, hearing.limit, {
      what: words.hearing.what,
      rule: hearing.rule,
      citation: hearing.citation,
    }),
    ocr: counted(situation, ocrComplaintLimits.complaint.limit, {
      ...words.ocr,
      citation: "ocr-complaint",
    }),
  };
}

/** Those that matter for the issue and the way, the nearest way first, without those that the parent has met. */
export function deadlinesFor(
  situation: Situation,
  all: Deadlines,
  route: readonly StepId[] = [],
): readonly DisputeDeadline[] {
  const ofIssue = deadlinesOfIssue(situation, all);
  const shown = route.includes("ocr") && !ofIssue.includes(all.ocr) ? [all.ocr, ...ofIssue] : ofIssue;
  const { done } = situation.account;
  const met: readonly (readonly [Done, DisputeDeadline])[] = [
    ["ocr", all.ocr],
    ["complaint", all.complaint],
    ["hearing", all.hearing],
    ["manifestation", manifestation],
  ];
  return shown.filter((deadline) => !met.some(([step, one]) => one === deadline && done.has(step)));
}

function deadlinesOfIssue(
  { issue, hasIep }: Situation,
  { complaint, hearing, ocr }: Deadlines,
): readonly DisputeDeadline[] {
  const isAbout504 = hasIep === "no" && issue !== "evaluation-refusal" && issue !== "assessment-concerns";
  switch (issue) {
    case "disability-discrimination":
      return [ocr];
    case "discipline-related":
      return [manifestation, expedited, hearing, complaint];
    case "placement-disagreement":
    case "service-denial":
      return isAbout504 ? [ocr, complaint, hearing] : [hearing, complaint];
    default:
      return isAbout504 ? [ocr, complaint, hearing] : [complaint, hearing];
  }
}

const notCounted = { by: null, isOver: false } as const;
const manifestation = { ...words.manifestation, ...notCounted, citation: "manifestation" };
const expedited = { ...words.expedited, ...notCounted, citation: "expedited-hearing" };

function counted(
  { eventDate, today }: Situation,
  limit: Duration,
  deadline: Pick<DisputeDeadline, "what" | "rule" | "citation">,
): DisputeDeadline {
  const by = eventDate === null ? null : dueDate(limit, eventDate).date;
  return { ...deadline, by, isOver: by !== null && by < today };
}
