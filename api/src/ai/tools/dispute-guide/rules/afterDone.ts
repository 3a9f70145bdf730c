import { timeToAnswer } from "@iep-insider/sdk/law";
import type { Done } from "../../../reading/donePatterns.ts";
import { proposalRule } from "./proposalRule.ts";
import type { Closed, Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";

/** What comes in place of a step that the parent has taken. */
const instead: readonly (readonly [step: StepId, done: Done, next: StepId])[] = [
  ["notice", "notice", "check-notice"],
  ["ask-evaluation", "request", "request-sent"],
  ["written-request", "letter", "letter-sent"],
  ["ask-504", "plan504", "use-504"],
  ["answer-proposal", "disagreement", "proposal-answered"],
  ["iee", "iee", "iee-asked"],
  ["mediation", "mediation", "after-mediation"],
  ["manifestation", "manifestation", "manifestation-held"],
  ["state-complaint", "complaint", "complaint-filed"],
  ["due-process", "hearing", "hearing-filed"],
  ["hearing-before-change", "hearing", "hearing-filed"],
  ["expedited-hearing", "hearing", "expedited-filed"],
  ["ocr", "ocr", "ocr-filed"],
];

/** What the parent told that a step rests on, so that the plan can say what it used. */
export const doneBehind: Readonly<Partial<Record<StepId, Done>>> = Object.fromEntries(
  instead.map(([, done, next]) => [next, done]),
);

/** The way, with what the account changes: safety first, a state's answer in time, and nothing asked for twice. */
export function afterDone(way: readonly StepId[], situation: Situation, closed: Closed): readonly StepId[] {
  const { account, issue } = situation;
  const { done } = account;
  const changed = (closed.hearing ? way : withAnswer(way, situation)).map((step) => {
    // A request that waits for its answer: to ask for the refusal would be one more letter.
    const waits = issue === "evaluation-refusal" && done.has("request") && !done.has("notice");
    if (step === "notice" && waits) return "request-sent";
    return instead.find(([from, fact]) => from === step && done.has(fact))?.[2] ?? step;
  });
  const all = withComplaint(changed, situation, closed);
  return account.isInDanger ? ["safety", "safety-letter", ...inDanger(all, situation, closed)] : all;
}

/** What a school leaves undone after these is a matter for a state complaint. */
const leadToComplaint: ReadonlySet<StepId> = new Set<StepId>([
  "proposal-answered",
  "iee-asked",
  "after-mediation",
]);

function withComplaint(way: readonly StepId[], situation: Situation, closed: Closed): readonly StepId[] {
  const complaint = complaintOf(situation);
  const last = way.findLastIndex((step) => leadToComplaint.has(step));
  return last < 0 || closed.complaint || way.includes(complaint)
    ? way
    : way.toSpliced(last + 1, 0, complaint);
}

function complaintOf({ account }: Situation): StepId {
  return account.done.has("complaint") ? "complaint-filed" : "state-complaint";
}

/** The answer to a proposal comes first; where a state's time runs for filing, the hearing is next to it. */
function withAnswer(way: readonly StepId[], situation: Situation): readonly StepId[] {
  if (proposalRule(situation) === null) return way;
  const isForFiling = situation.record !== null && timeToAnswer[situation.record.code]?.of === "school";
  const hearing = way.filter((step) => isForFiling && step === "hearing-before-change");
  return ["answer-proposal", ...hearing, ...way];
}

/** Where nothing but the danger is told, both authorities; a meeting is asked for in the letter. */
function inDanger(way: readonly StepId[], situation: Situation, closed: Closed): readonly StepId[] {
  const { issue, hasIep, account } = situation;
  const complaint = hasIep === "no" || closed.complaint ? [] : [complaintOf(situation)];
  if (issue !== "general-concern")
    return [...way.filter((step) => !slower.has(step)).slice(0, 3), ...complaint];
  const ocr: StepId = account.done.has("ocr") ? "ocr-filed" : "ocr";
  return [...complaint, ocr, "parent-center"];
}

/** What can wait while a child may be hurt. */
const slower: ReadonlySet<StepId> = new Set<StepId>(["meeting", "mediation", "parent-center"]);
