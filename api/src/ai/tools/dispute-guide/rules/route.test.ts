import {
  type DisputeIssue,
  type DisputeQuestion,
  disputeIssues,
  disputeUrgencies,
  meetingHistories,
  yesNoUnsure,
} from "@iep-insider/sdk/contract";
import { describe, expect, it } from "vitest";
import { type Closed, routeOf } from "./route.ts";
import { situationOf } from "./Situation.ts";
import type { StepId } from "./StepId.ts";

const open: Closed = { complaint: false, hearing: false };
const today = "2026-11-21";
const routeFor = (input: Partial<DisputeQuestion> & { readonly issue: DisputeIssue }, closed = open) =>
  routeOf(situationOf({ triedMeeting: "yes", urgency: "somewhat-urgent", ...input }, today, null), closed);

type Case = readonly [
  why: string,
  input: Partial<DisputeQuestion> & { readonly issue: DisputeIssue },
  route: readonly StepId[],
];

const cases: readonly Case[] = [
  [
    "on paper first, then the state",
    { issue: "iep-not-followed" },
    ["written-request", "state-complaint", "mediation"],
  ],
  [
    "a meeting is offered to who had none",
    { issue: "iep-not-followed", triedMeeting: "no" },
    ["written-request", "meeting", "state-complaint", "mediation"],
  ],
  [
    "but not where time is short",
    { issue: "iep-not-followed", triedMeeting: "no", urgency: "very-urgent" },
    ["written-request", "state-complaint", "mediation"],
  ],
  [
    "nor after a refusal",
    { issue: "iep-not-followed", triedMeeting: "refused" },
    ["written-request", "state-complaint", "mediation"],
  ],
  [
    "no IEP to follow: testing and 504",
    { issue: "iep-not-followed", hasIep: "no" },
    ["ask-evaluation", "ask-504", "grievance", "ocr"],
  ],
  [
    "the refusal on paper, then a choice",
    { issue: "evaluation-refusal" },
    ["notice", "state-complaint", "mediation", "due-process"],
  ],
  [
    "no IEE without an evaluation",
    { issue: "evaluation-refusal", hasEvaluation: "no" },
    ["notice", "state-complaint", "mediation", "due-process"],
  ],
  [
    "an IEE where there was one",
    { issue: "evaluation-refusal", hasEvaluation: "yes" },
    ["notice", "iee", "state-complaint", "mediation", "due-process"],
  ],
  [
    "a refusal of testing is the same without an IEP",
    { issue: "evaluation-refusal", hasIep: "no" },
    ["notice", "state-complaint", "mediation", "due-process"],
  ],
  [
    "urgent: the complaint before the change",
    { issue: "placement-disagreement", urgency: "very-urgent" },
    ["hearing-before-change", "notice", "mediation", "parent-center"],
  ],
  [
    "not so urgent: the reasons first",
    { issue: "placement-disagreement" },
    ["notice", "mediation", "hearing-before-change"],
  ],
  [
    "and a meeting for who had none",
    { issue: "placement-disagreement", triedMeeting: "no", urgency: "not-urgent" },
    ["notice", "meeting", "mediation", "hearing-before-change"],
  ],
  [
    "tested, and no IEP: the reasons and a second look, not the same request again",
    { issue: "service-denial", hasIep: "no", hasEvaluation: "yes" },
    ["notice", "iee", "ask-504", "parent-center"],
  ],
  [
    "without an IEP: 504",
    { issue: "placement-disagreement", hasIep: "no" },
    ["ask-evaluation", "grievance", "ocr", "parent-center"],
  ],
  ["grievance, then OCR", { issue: "disability-discrimination" }, ["grievance", "ocr", "parent-center"]],
  [
    "the same without an IEP, and a 504 plan",
    { issue: "disability-discrimination", hasIep: "no" },
    ["grievance", "ocr", "ask-504"],
  ],
  [
    "the finding, then the faster hearing",
    { issue: "discipline-related" },
    ["manifestation", "expedited-hearing", "parent-center"],
  ],
  [
    "without an IEP testing is speeded up",
    { issue: "discipline-related", hasIep: "no" },
    ["ask-evaluation", "manifestation", "expedited-hearing", "parent-center"],
  ],
  [
    "reasons, then talks, then a hearing",
    { issue: "service-denial" },
    ["notice", "mediation", "due-process"],
  ],
  [
    "a meeting before that for who had none",
    { issue: "service-denial", triedMeeting: "no" },
    ["meeting", "notice", "mediation", "due-process"],
  ],
  [
    "not after a refusal",
    { issue: "service-denial", triedMeeting: "refused" },
    ["notice", "mediation", "due-process"],
  ],
  [
    "without an IEP: testing and 504",
    { issue: "service-denial", hasIep: "no" },
    ["ask-evaluation", "ask-504", "notice", "parent-center"],
  ],
  [
    "an IEE",
    { issue: "assessment-concerns", hasEvaluation: "yes" },
    ["iee", "notice", "mediation", "due-process"],
  ],
  [
    "an IEE where nobody said",
    { issue: "assessment-concerns" },
    ["iee", "notice", "mediation", "due-process"],
  ],
  [
    "testing first where there was none",
    { issue: "assessment-concerns", hasEvaluation: "no" },
    ["ask-evaluation", "notice", "state-complaint"],
  ],
  [
    "an IEE without an IEP too",
    { issue: "assessment-concerns", hasEvaluation: "yes", hasIep: "no" },
    ["iee", "notice", "mediation", "due-process"],
  ],
  [
    "a meeting, then the state",
    { issue: "transition-issues", triedMeeting: "no" },
    ["meeting", "notice", "state-complaint"],
  ],
  ["after a meeting, on paper", { issue: "transition-issues" }, ["notice", "state-complaint"]],
  [
    "after a refusal, on paper",
    { issue: "transition-issues", triedMeeting: "refused" },
    ["notice", "state-complaint"],
  ],
  [
    "without an IEP: testing and 504",
    { issue: "transition-issues", hasIep: "no" },
    ["ask-evaluation", "ask-504", "notice"],
  ],
  [
    "the parent center, then a meeting",
    { issue: "general-concern", triedMeeting: "no" },
    ["parent-center", "meeting", "notice"],
  ],
  ["the parent center, then on paper", { issue: "general-concern" }, ["parent-center", "notice"]],
  [
    "without an IEP: testing",
    { issue: "general-concern", hasIep: "no" },
    ["parent-center", "ask-evaluation", "ask-504"],
  ],
];

const late: readonly (readonly [
  why: string,
  issue: DisputeIssue,
  closed: Closed,
  route: readonly StepId[],
])[] = [
  [
    "a hearing where the complaint's year is over",
    "iep-not-followed",
    { complaint: true, hearing: false },
    ["written-request", "due-process", "mediation"],
  ],
  [
    "the parent center where both are over",
    "iep-not-followed",
    { complaint: true, hearing: true },
    ["written-request", "parent-center", "mediation"],
  ],
  [
    "no hearing that is over",
    "service-denial",
    { complaint: true, hearing: true },
    ["notice", "mediation", "parent-center"],
  ],
  [
    "the complaint where only the hearing is over",
    "evaluation-refusal",
    { complaint: false, hearing: true },
    ["notice", "state-complaint", "mediation", "parent-center"],
  ],
  [
    "one hearing, not two",
    "evaluation-refusal",
    { complaint: true, hearing: false },
    ["notice", "due-process", "mediation"],
  ],
  [
    "no hearing before a change of long ago",
    "placement-disagreement",
    { complaint: true, hearing: true },
    ["notice", "mediation", "parent-center"],
  ],
  [
    "OCR stays: it can waive its limit",
    "disability-discrimination",
    { complaint: true, hearing: true },
    ["grievance", "ocr", "parent-center"],
  ],
  [
    "no hearing on a removal of long ago",
    "discipline-related",
    { complaint: true, hearing: true },
    ["manifestation", "parent-center"],
  ],
  [
    "a removal has its own hearing",
    "discipline-related",
    { complaint: true, hearing: false },
    ["manifestation", "expedited-hearing", "parent-center"],
  ],
];

describe("the way", () => {
  it.each(cases)("%s", (_, input, route) => {
    expect(routeFor(input)).toEqual(route);
  });

  it.each(late)("when time is over: %s", (_, issue, closed, route) => {
    expect(routeFor({ issue }, closed)).toEqual(route);
  });

  it("of every combination has two to five steps, each once", () => {
    for (const input of everyInput()) {
      const route = routeFor(input);
      expect(route.length).toBeGreaterThanOrEqual(2);
      expect(route.length).toBeLessThanOrEqual(5);
      expect(new Set(route).size).toBe(route.length);
    }
  });

  it("offers a meeting only to who has had none, and never alone", () => {
    for (const input of everyInput()) {
      const route = routeFor(input);
      if (input.triedMeeting !== "no") expect(route).not.toContain("meeting");
      expect(route.filter((step) => step !== "meeting").length).toBeGreaterThanOrEqual(2);
    }
  });

  it("never leads to an independent evaluation where the school has not tested", () => {
    for (const input of everyInput()) {
      expect(routeFor({ ...input, hasEvaluation: "no" })).not.toContain("iee");
    }
  });

  it("never leads to a complaint about an IEP that there is not, but about testing", () => {
    for (const input of everyInput()) {
      const isAboutTesting = ["evaluation-refusal", "assessment-concerns"].includes(input.issue);
      if (input.hasIep === "no" && !isAboutTesting) {
        expect(routeFor(input)).not.toContain("state-complaint");
        expect(routeFor(input)).not.toContain("written-request");
      }
    }
  });
});

function everyInput(): readonly DisputeQuestion[] {
  return disputeIssues.flatMap((issue) =>
    meetingHistories.flatMap((triedMeeting) =>
      disputeUrgencies.flatMap((urgency) =>
        yesNoUnsure.map((hasIep) => ({ issue, triedMeeting, urgency, hasIep })),
      ),
    ),
  );
}
