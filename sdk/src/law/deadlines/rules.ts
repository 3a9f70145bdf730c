import * as law from "../federal/index.ts";
import {
  answerFact,
  complaintFact,
  evaluationFact,
  hearingFact,
  laterConsentFact,
  meetingFact,
  recordsFact,
} from "../states/facts/factsOf.ts";
import { timeToAnswer } from "../states/generated/timeToAnswer.ts";
import type { EvaluationFact, LimitFact, StateRecord, TimedFact } from "../states/StateRecord.ts";
import type { DeadlineRule, StateRule, StateTime } from "./DeadlineRule.ts";

const complaint = law.stateComplaintLimits;
const hearing = law.hearingDecisionLimits;
const resolution = law.resolutionSessionLimits;
const expedited = law.expeditedHearingLimits;

const evaluation = {
  by: "school",
  provision: law.initialEvaluationDeadline,
  federal: [law.initialEvaluationDeadlineLimits.evaluation],
} as const;

/** Every deadline, in the order in which a parent meets them. */
export const deadlineRules: readonly DeadlineRule[] = [
  {
    id: "answer-to-evaluation-request",
    triggers: ["evaluation-requested"],
    by: "school",
    provision: law.priorWrittenNotice,
    federal: [],
    state: timed(({ responseToRequest }) => responseToRequest, answerFact, "replaces"),
  },
  {
    ...evaluation,
    id: "evaluation-from-request",
    triggers: ["evaluation-requested"],
    federal: [],
    state: ofEvaluation("request", "first"),
  },
  {
    ...evaluation,
    id: "evaluation-second-limit",
    triggers: ["evaluation-requested"],
    federal: [],
    state: ofEvaluation("request", "second"),
  },
  {
    ...evaluation,
    id: "evaluation",
    triggers: ["evaluation-consent-given"],
    state: ofEvaluation("consent", "first"),
  },
  {
    ...evaluation,
    id: "evaluation-second-limit",
    triggers: ["evaluation-consent-given"],
    federal: [],
    state: ofEvaluation("consent", "second"),
  },
  {
    id: "first-iep-meeting",
    triggers: ["found-eligible"],
    by: "school",
    provision: law.iep30Days,
    federal: [law.iep30DaysLimits.meeting],
  },
  {
    id: "annual-review",
    triggers: ["iep-dated"],
    by: "school",
    provision: law.iepAnnualReview,
    federal: [law.iepAnnualReviewLimits.review],
  },
  {
    id: "three-year-evaluation",
    triggers: ["last-evaluation"],
    by: "school",
    provision: law.reevaluation,
    federal: [law.reevaluationLimits.evaluation],
  },
  {
    id: "requested-meeting",
    triggers: ["iep-meeting-requested"],
    by: "school",
    provision: law.parentRequestedMeeting,
    federal: [],
    state: timed(({ meetingRequest }) => meetingRequest, meetingFact, "replaces"),
  },
  {
    id: "records",
    triggers: ["records-requested"],
    by: "school",
    provision: law.recordsAccess,
    federal: [law.recordsAccessLimits.access],
    // 34 CFR 300.613(a): "in no case more than 45 days", whatever a state gives.
    state: timed(({ records }) => records, recordsFact, "within", "outer"),
  },
  {
    id: "answer-to-letter",
    triggers: ["letter-sent"],
    by: "school",
    provision: law.priorWrittenNotice,
    federal: [],
  },
  {
    id: "answer-to-iee-request",
    triggers: ["iee-requested"],
    by: "school",
    provision: law.iee,
    federal: [],
  },
  {
    id: "answer-to-change",
    triggers: ["change-notice-received"],
    by: "parent",
    provision: law.priorWrittenNotice,
    federal: [],
    state: { relation: "replaces", timeOf: timeToAnswerChange, factOf: laterConsentFact },
  },
  {
    id: "stay-put",
    triggers: ["change-notice-received"],
    by: "parent",
    provision: law.stayPut,
    federal: [],
  },
  {
    id: "manifestation",
    triggers: ["removal-decided"],
    by: "school",
    provision: law.manifestation,
    federal: [law.manifestationLimits.review],
  },
  {
    id: "special-circumstances-end",
    triggers: ["removal-decided"],
    by: "school",
    provision: law.specialCircumstances,
    federal: [law.specialCircumstancesLimits.setting],
    isAboutBecause: "The time counts from the day your child was moved. That may not be the day you gave.",
  },
  {
    id: "ocr-complaint",
    triggers: ["violation-happened"],
    by: "parent",
    provision: law.ocrComplaint,
    federal: [law.ocrComplaintLimits.complaint],
  },
  {
    id: "state-complaint",
    triggers: ["violation-happened", "change-notice-received"],
    by: "parent",
    provision: law.stateComplaint,
    federal: [complaint.complaint],
    state: limited(({ complaintLimit }) => complaintLimit, complaintFact, "within"),
  },
  {
    id: "hearing-request",
    triggers: ["violation-happened", "change-notice-received"],
    by: "parent",
    provision: law.dueProcess,
    federal: [law.dueProcessLimits.request],
    state: limited(({ dueProcessLimit }) => dueProcessLimit, hearingFact, "replaces"),
  },
  {
    id: "complaint-decision",
    triggers: ["state-complaint-filed"],
    by: "state",
    provision: law.stateComplaint,
    federal: [complaint.decision],
  },
  {
    id: "resolution-meeting",
    triggers: ["hearing-requested"],
    by: "school",
    provision: law.resolutionSession,
    federal: [resolution.meeting],
  },
  {
    id: "resolution-end",
    triggers: ["hearing-requested"],
    by: "school",
    provision: law.resolutionSession,
    federal: [resolution.period],
  },
  {
    id: "hearing-decision",
    triggers: ["hearing-requested"],
    by: "hearing officer",
    provision: law.hearingDecision,
    federal: [resolution.period, hearing.decision],
    isAboutBecause:
      "The time to settle can end sooner, and the hearing officer can give more time if a side asks.",
  },
  {
    id: "expedited-resolution-meeting",
    triggers: ["expedited-hearing-requested"],
    by: "school",
    provision: law.expeditedHearing,
    federal: [expedited.meeting],
  },
  {
    id: "expedited-hearing",
    triggers: ["expedited-hearing-requested"],
    by: "state",
    provision: law.expeditedHearing,
    federal: [expedited.hearing],
  },
  {
    id: "expedited-decision",
    triggers: ["expedited-hearing-requested"],
    by: "hearing officer",
    provision: law.expeditedHearing,
    federal: [expedited.hearing, expedited.decision],
    isAboutBecause:
      "The time to decide counts from the hearing. If it is held sooner, the decision is due sooner.",
  },
  {
    id: "court-appeal",
    triggers: ["hearing-decided"],
    by: "parent",
    provision: law.hearingDecision,
    federal: [hearing.appeal],
    isAboutBecause: "Your state may give less time than this. Ask a lawyer or the parent center right away.",
  },
];

function timed(
  of: (record: StateRecord) => TimedFact | null,
  factOf: StateRule["factOf"],
  relation: StateRule["relation"],
  capIs: StateTime["capIs"] = "earlier",
): StateRule {
  return {
    relation,
    factOf,
    timeOf: (record) => {
      const fact = of(record);
      return fact && { ...timesOf(fact), fact, capIs };
    },
  };
}

function timesOf({ limit, otherLimit, cap, countsFirstDay, exclusions, holdsFor }: TimedFact) {
  return { limit, otherLimit, cap, countsFirstDay, exclusions, holdsFor };
}

function limited(
  of: (record: StateRecord) => LimitFact | null,
  factOf: StateRule["factOf"],
  relation: StateRule["relation"],
): StateRule {
  return {
    relation,
    factOf,
    timeOf: (record) => {
      const fact = of(record);
      return fact && { fact, limit: fact.limit };
    },
  };
}

/** @param start which clock: an evaluation's limit with another start is not this deadline's. */
function ofEvaluation(start: "request" | "consent", which: "first" | "second"): StateRule {
  const isFirstOfConsent = start === "consent" && which === "first";
  return {
    relation: "replaces",
    factOf: evaluationFact,
    timeOf: ({ evaluation: fact }) => fact && evaluationTime(fact, start, which),
    ...(isFirstOfConsent ? {} : { isOnlyOfStates: true }),
  };
}

function evaluationTime(
  fact: EvaluationFact,
  start: "request" | "consent",
  which: "first" | "second",
): StateTime | null {
  const held = which === "first" ? fact : fact.secondLimit;
  if (held === null) return null;
  if ((held.startsWithRequest === true) !== (start === "request")) {
    return which === "first" && start === "consent" ? { fact, limit: null, hasOtherStart: true } : null;
  }
  return which === "second"
    ? { fact, limit: held.limit, exclusions: fact.exclusions }
    : { ...timesOf(fact), fact, capIs: "earlier" };
}

/** The time to answer a proposed change, which is a part of the fact. */
function timeToAnswerChange({ code, laterConsent }: StateRecord): StateTime | null {
  const time = timeToAnswer[code];
  return time && laterConsent ? { fact: laterConsent, limit: time.limit } : null;
}
