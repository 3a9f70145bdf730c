import type { DisputeStep } from "@iep-insider/sdk/contract";
import { isHomePage, type Link, provisions, type StateRecord } from "@iep-insider/sdk/law";
import { forms } from "../words/around.ts";
import { outsideSteps } from "../words/outsideSteps.ts";
import type { StepWords } from "../words/StepWords.ts";
import { schoolSteps } from "../words/schoolSteps.ts";
import { hearingLimitOf } from "./hearingLimit.ts";
import { letterOfStep } from "./lawOfStep.ts";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";

/** The words of each step. */
export const stepWords: Readonly<Record<StepId, StepWords>> = { ...schoolSteps, ...outsideSteps };

/** A step with all that belongs to it, in the parent's state. */
export function stepOf(id: StepId, { record, triedMeeting }: Situation): DisputeStep {
  const { short: _, ...words } = stepWords[id];
  const isHearing = id === "due-process" || id === "hearing-before-change";
  const isFollowUp = id === "written-request";
  return {
    ...words,
    time: isHearing ? `${hearingLimitOf(record).rule} ${words.time}` : words.time,
    form: formOf(id, record),
    // The follow-up letter sums up a talk, so it takes one.
    letter: isFollowUp && triedMeeting !== "yes" ? null : letterOfStep[id],
  };
}

function formOf(id: StepId, record: StateRecord | null): DisputeStep["form"] {
  if (id === "ocr") return { label: forms.ocr, address: provisions["ocr-complaint"].officialAddress };
  if (record === null) return null;
  const { complaint, mediation, safeguards } = record.links;
  if (id === "state-complaint") return asForm(complaint, forms.complaint);
  if (id === "mediation") return asForm(mediation, forms.mediation);
  if (id === "due-process" || id === "hearing-before-change" || id === "expedited-hearing") {
    return asForm(safeguards, forms.safeguards);
  }
  return null;
}

/** Some agencies have one page for all of special education: then it is not called more than that. */
function asForm(link: Link, label: string): DisputeStep["form"] {
  return { label: isHomePage(link) ? forms.homePage : label, address: link.address };
}
