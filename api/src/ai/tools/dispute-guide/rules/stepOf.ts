import type { DisputeStep } from "@iep-insider/sdk/contract";
import { isHomePage, type Link, provisions, type StateRecord } from "@iep-insider/sdk/law";
import { answerProposal, proposalAnswered } from "../words/answerProposal.ts";
import { forms } from "../words/around.ts";
import { doneSteps } from "../words/doneSteps.ts";
import { outsideSteps } from "../words/outsideSteps.ts";
import type { StepWords } from "../words/StepWords.ts";
import { safetyInWriting, safetyToday } from "../words/safetySteps.ts";
import { schoolSteps } from "../words/schoolSteps.ts";
import { doneBehind } from "./afterDone.ts";
import { dayTold } from "./dayTold.ts";
import { hearingLimitOf } from "./hearingLimit.ts";
import { letterOfStep } from "./lawOfStep.ts";
import { proposalDeadline, proposalRule } from "./proposalRule.ts";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
import { stateTime } from "./stateTime.ts";

const steps: Readonly<Partial<Record<StepId, StepWords>>> = { ...schoolSteps, ...outsideSteps };
const afterSteps: Readonly<Partial<Record<StepId, (day: string | null) => StepWords>>> = doneSteps;

/** The text of a step, adapted to what the parent's account says was done. */
export function wordsOfStep(id: StepId, situation: Situation): StepWords {
  const { done } = situation.account;
  const behind = doneBehind[id];
  const words =
    steps[id] ?? afterSteps[id]?.(behind === undefined ? null : dayTold(done.get(behind))) ?? null;
  if (words !== null) return words;
  if (id === "safety") return safetyToday(done.has("doctor"), done.has("photos"));
  if (id === "safety-letter") return safetyInWriting(situation.hasIep !== "no", done.get("recordsAsked"));
  const rule = proposalRule(situation);
  const [text, note] = [proposalDeadline(situation)?.rule ?? rule?.text ?? "", rule?.note ?? null];
  return id === "proposal-answered"
    ? proposalAnswered(text, note, dayTold(done.get("disagreement")))
    : answerProposal(text, note);
}

/** A step with its times, form, attachments and letter for the parent's state. */
export function stepOf(id: StepId, situation: Situation): DisputeStep {
  const { record, triedMeeting, account } = situation;
  const { short: _, ...words } = wordsOfStep(id, situation);
  const isHearing = id === "due-process" || id === "hearing-before-change";
  const isFollowUp = id === "written-request";
  const ofState = stateTime(id, record);
  return {
    ...words,
    time: [
      ...(isHearing ? [hearingLimitOf(record).rule] : []),
      ...(ofState === null ? [] : [ofState.text]),
      words.time,
    ].join(" "),
    attach:
      id === "state-complaint" && account.done.has("records")
        ? [...words.attach, forms.records]
        : words.attach,
    form: formOf(id, record),
    // The follow-up letter sums up a meeting, so there must have been one.
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

/** Some agencies have only one page for all of special education. Its label then promises no more. */
function asForm(link: Link, label: string): DisputeStep["form"] {
  return { label: isHomePage(link) ? forms.homePage : label, address: link.address };
}
