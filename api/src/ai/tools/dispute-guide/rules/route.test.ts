import {
  type DisputeIssue,
  type DisputeQuestion,
  disputeIssues,
  disputeUrgencies,
  meetingHistories,
  yesNoUnsure,
} from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { routeOf } from "./route.ts";
import { type Closed, situationOf } from "./Situation.ts";

const open: Closed = { complaint: false, hearing: false };
const today = "2026-11-21";
const routeFor = (input: Partial<DisputeQuestion> & { readonly issue: DisputeIssue }, closed = open) =>
  routeOf(situationOf({ triedMeeting: "yes", urgency: "somewhat-urgent", ...input }, today, null), closed);

type Rest = Partial<Omit<DisputeQuestion, "issue">>;

/** By what is asked about: what else was said, and the steps of the way. */
const cases: Readonly<Record<DisputeIssue, readonly (readonly [said: Rest, route: string])[]>> = {
  "iep-not-followed": [
    [{}, "written-request state-complaint mediation"],
    [{ triedMeeting: "no" }, "written-request meeting state-complaint mediation"],
    [{ triedMeeting: "no", urgency: "very-urgent" }, "written-request state-complaint mediation"],
    [{ hasIep: "no" }, "ask-evaluation ask-504 grievance ocr"],
  ],
  "evaluation-refusal": [
    [{ hasEvaluation: "no" }, "notice state-complaint mediation due-process"],
    [{ hasEvaluation: "yes" }, "notice iee state-complaint mediation due-process"],
  ],
  "placement-disagreement": [
    [{ urgency: "very-urgent" }, "hearing-before-change notice mediation parent-center"],
    [{ triedMeeting: "no", urgency: "not-urgent" }, "notice meeting mediation hearing-before-change"],
    [{ hasIep: "no" }, "ask-evaluation grievance ocr parent-center"],
  ],
  "service-denial": [
    [{ hasIep: "no", hasEvaluation: "yes" }, "notice iee ask-504 parent-center"],
    [{}, "notice mediation due-process"],
    [{ triedMeeting: "no" }, "meeting notice mediation due-process"],
    [{ hasIep: "no" }, "ask-evaluation ask-504 notice parent-center"],
  ],
  "disability-discrimination": [
    [{}, "grievance ocr parent-center"],
    [{ hasIep: "no" }, "grievance ocr ask-504"],
  ],
  "discipline-related": [
    [{}, "manifestation expedited-hearing parent-center"],
    [{ hasIep: "no" }, "ask-evaluation manifestation expedited-hearing parent-center"],
  ],
  "assessment-concerns": [
    [{ hasEvaluation: "yes" }, "iee notice mediation due-process"],
    [{ hasEvaluation: "no" }, "ask-evaluation notice state-complaint"],
  ],
  "transition-issues": [
    [{ triedMeeting: "no" }, "meeting notice state-complaint"],
    [{}, "notice state-complaint"],
    [{ hasIep: "no" }, "ask-evaluation ask-504 notice"],
  ],
  "general-concern": [
    [{ triedMeeting: "no" }, "parent-center meeting notice"],
    [{ hasIep: "no" }, "parent-center ask-evaluation ask-504"],
  ],
};

const both: Closed = { complaint: true, hearing: true };
const complaint: Closed = { complaint: true, hearing: false };
const late: readonly (readonly [why: string, issue: DisputeIssue, closed: Closed, route: string])[] = [
  ["no complaint after its year", "iep-not-followed", complaint, "written-request due-process mediation"],
  ["the parent center after both", "iep-not-followed", both, "written-request parent-center mediation"],
  ["OCR stays: it can waive its limit", "disability-discrimination", both, "grievance ocr parent-center"],
  ["no hearing on a removal of long ago", "discipline-related", both, "manifestation parent-center"],
];

it.each(
  Object.entries(cases).flatMap(([issue, rows]) =>
    rows.map(([said, route]) => [issue as DisputeIssue, said, route] as const),
  ),
)("the way for %s with %j: %s", (issue, said, route) => {
  expect(routeFor({ issue, ...said }).join(" ")).toBe(route);
});

it.each(late)("the way when time is over: %s", (_, issue, closed, route) => {
  expect(routeFor({ issue }, closed).join(" ")).toBe(route);
});

it("the way of every combination has two to five steps, each once, and none that cannot be taken", () => {
  for (const input of everyInput()) {
    const route = routeFor(input);
    expect([2, 3, 4, 5]).toContain(new Set(route).size);
    expect(new Set(route).size).toBe(route.length);
    expect(routeFor({ ...input, hasEvaluation: "no" })).not.toContain("iee");
    const isAboutTesting = ["evaluation-refusal", "assessment-concerns"].includes(input.issue);
    if (input.hasIep === "no" && !isAboutTesting) expect(route).not.toContain("state-complaint");
    // A meeting is offered to who has had none, and never alone.
    if (input.triedMeeting !== "no") expect(route).not.toContain("meeting");
    expect(route.filter((step) => step !== "meeting").length).toBeGreaterThanOrEqual(2);
  }
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
