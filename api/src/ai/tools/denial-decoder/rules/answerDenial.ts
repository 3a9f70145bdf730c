import type { DenialAnalysis } from "@iep-insider/sdk/contract";
import type { ProvisionId } from "@iep-insider/sdk/law";
import type { Draft, Question } from "../../../AnswerTool.ts";
import type { Intent } from "../../chat/rules/Intent.ts";
import { listed } from "../words/listed.ts";
import { others, unknown } from "../words/others.ts";
import type { OpenFact, ReasonWords } from "../words/ReasonWords.ts";
import { rights } from "../words/rights.ts";
import * as shared from "../words/shared.ts";
import { type DecidingFact, type Finding, strongest } from "./judge.ts";
import { basisOf, type ReasonKind, topicsOf } from "./ReasonKind.ts";
import { readDenial } from "./readDenial.ts";
import { type Facts, isKnown, readFacts } from "./readFacts.ts";
import { remarksOn } from "./remarksOn.ts";
import { clockStep, helpStep, topicOfStep, upperAgeOf, upperAgeStep } from "./stateSteps.ts";

const words: Readonly<Record<ReasonKind, ReasonWords>> = { ...listed, ...others, ...rights };

/** The rules' answer on a refusal: verdict, why, what would change it, what to do and what to send. */
export function answerDenial(question: Question<"denial-decoder">): Draft<"denial-decoder"> {
  const { denialReason, context = "" } = question.input;
  const read = readDenial(question.input);
  const { kinds, isChosen, isOutside, topic } = read;
  if (isOutside) return notOfSchool;
  const facts = readFacts(`${denialReason}. ${context}`, question.today);
  const found = strongest(kinds, { facts, upperAge: upperAgeOf(question) });
  if (found === null) return notKnown(question, facts, topic);
  const { kind, finding } = found;
  const text = words[kind];
  return {
    outcome: "answered",
    success: true,
    citations: citationsFor(kind, finding, question),
    isSure: isChosen,
    readAs: topicsOf[kind],
    analysis: {
      isValidDenial: isValid(finding.verdict),
      verdict: finding.verdict,
      explanation: [...(isChosen ? [] : [shared.notSure]), explain(kind, finding, facts)].join(" "),
      nextSteps: stepsFor(kind, finding, facts, question),
      wouldChange: openFacts((wordsOfFact(finding) ?? text).wouldChange, facts),
      wouldMakeValid: (wordsOfFact(finding) ?? text).wouldMakeValid,
      send: sendFor(kind, finding, facts),
      remarks: remarksOn(question.input, {
        read,
        kind,
        decidingFact: finding.decidingFacts[0],
        today: question.today,
      }),
    },
  };
}

/** ADR 27: null unless the verdict is one of the two. */
export function isValid(verdict: DenialAnalysis["verdict"]): boolean | null {
  if (verdict === "likely_invalid") return false;
  return verdict === "may_be_valid" ? true : null;
}

/** A reason that we do not know: what the rules say about what was refused, if that is clear. */
function notKnown(
  question: Question<"denial-decoder">,
  facts: Facts,
  topic: Intent | null,
): Draft<"denial-decoder"> {
  const steps = topic === null ? unknown.steps : topic.doNext.slice(0, 3);
  return {
    outcome: topic === null ? "unknown" : "answered",
    success: true,
    isSure: false,
    readAs: topic === null ? [] : [topic.id],
    citations: [...new Set([...(topic?.law ?? []), "prior-written-notice"])],
    analysis: {
      isValidDenial: null,
      verdict: "need_facts",
      explanation: [...(topic === null ? [unknown.explanation] : [shared.notSure, ...topic.answer])].join(
        " ",
      ),
      nextSteps: [noticeStep(facts), ...steps, helpStep(question)],
      wouldChange: openFacts(unknown.wouldChange, facts),
      wouldMakeValid: unknown.wouldMakeValid,
      send: { letter: "prior_written_notice", why: unknown.whySend },
    },
  };
}

/** An insurer, an employer or a landlord refused, which our rules do not cover. */
const notOfSchool: Draft<"denial-decoder"> = {
  outcome: "unknown",
  success: true,
  citations: [],
  analysis: {
    isValidDenial: null,
    verdict: "unavailable",
    explanation: shared.notOfSchool.explanation,
    nextSteps: shared.notOfSchool.steps,
    wouldChange: [],
    wouldMakeValid: [],
    send: null,
  },
};

/** Those that the story does not give. */
function openFacts(all: readonly OpenFact[], facts: Facts): readonly string[] {
  return all.flatMap((one) => {
    if (typeof one === "string") return [one];
    return isKnown(one.unless, facts) ? [] : [one.text];
  });
}

/** What would change a finding that a fact decided. */
function wordsOfFact({ decidingFacts: [decidingFact] }: Finding): shared.DecidingFactWords | null {
  return decidingFact === undefined ? null : (shared.afterFact[decidingFact] ?? null);
}

/** A fact that decides replaces the general answer. */
function explain(kind: ReasonKind, { decidingFacts }: Finding, facts: Facts): string {
  const [decidingFact] = decidingFacts;
  return [
    ...(decidingFact === undefined ? [words[kind].explanation] : []),
    ...(decidingFact === undefined ? [] : [shared.decidingFacts[decidingFact]]),
    // Prior written notice belongs to IDEA; Section 504 has a notice of its own.
    ...(facts.notice === "none" && kind !== "plan_504" ? [shared.noNotice] : []),
  ].join(" ");
}

function stepsFor(
  kind: ReasonKind,
  { decidingFacts }: Finding,
  facts: Facts,
  question: Question<"denial-decoder">,
): readonly string[] {
  const [decidingFact] = decidingFacts;
  const own = decidingFact === undefined ? words[kind].steps : (stepOf[decidingFact] ?? words[kind].steps);
  const clock =
    kind === "too_young_old"
      ? isYoung(decidingFact)
        ? null
        : upperAgeStep(question)
      : clockStep(kind, question);
  const notice = kind === "plan_504" ? [] : [noticeStep(facts)];
  return [...notice, ...own, ...(clock === null ? [] : [clock]), helpStep(question)].slice(0, 5);
}

const stepOf: Readonly<Partial<Record<DecidingFact, readonly string[]>>> = {
  "under-three": [shared.steps.earlyIntervention],
  "in-iep": [shared.steps.makeUp],
  "tested-this-year": [shared.disagree],
  "found-not-eligible": [shared.steps.askAgain, shared.disagree],
  "tested-over-a-year-ago": [shared.steps.retest],
  "tested-over-three-years-ago": [shared.steps.retest],
};

/** The state's last age says nothing to a parent of a young child. */
function isYoung(decidingFact: DecidingFact | undefined): boolean {
  return decidingFact === "under-three" || decidingFact === "school-age";
}

function noticeStep({ notice }: Facts): string {
  return notice === "given" ? shared.steps.checkNotice : shared.steps.askNotice;
}

function sendFor(
  kind: ReasonKind,
  { decidingFacts: [decidingFact] }: Finding,
  facts: Facts,
): DenialAnalysis["send"] {
  if (decidingFact === "tested-over-a-year-ago" || decidingFact === "tested-over-three-years-ago")
    return { letter: "re_evaluation", why: shared.send.retest };
  if (decidingFact === "found-not-eligible")
    return { letter: "initial_evaluation", why: shared.send.askAgain };
  if (decidingFact === "part-test")
    return { letter: "prior_written_notice", why: listed.child_passing.whySend };
  if (decidingFact === "in-iep" && facts.notice === "given")
    return { letter: "iep_meeting", why: shared.send.meeting };
  if (decidingFact === "none-suspected-with-data")
    return { letter: "disagreement", why: shared.send.disagree };
  return { letter: basisOf[kind].letter, why: words[kind].whySend };
}

function citationsFor(
  kind: ReasonKind,
  { decidingFacts: [decidingFact] }: Finding,
  question: Question<"denial-decoder">,
): readonly string[] {
  const first: readonly ProvisionId[] =
    decidingFact === "in-iep"
      ? ["iep-in-effect"]
      : decidingFact === "under-three"
        ? ["part-c-transition"]
        : decidingFact === "found-not-eligible"
          ? ["parent-request-evaluation"]
          : [];
  const last: readonly ProvisionId[] = [
    ...(decidingFact === "in-iep" ? (["compensatory-education", "state-complaint"] as const) : []),
    ...(decidingFact === "part-test" ? (["evaluation-standards"] as const) : []),
    ...(kind === "plan_504" ? [] : (["prior-written-notice"] as const)),
  ];
  const topic = isYoung(decidingFact) ? null : topicOfStep(kind, question);
  const ofState = question.evidence.items.filter(({ fact }) => fact !== null && fact.topic === topic);
  return [...new Set([...first, ...basisOf[kind].rules, ...last, ...ofState.map(({ id }) => id)])];
}
