import type { DisputeQuestion } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";

/** Deadlines, federal and of states, counted on the evaluation's fixed day, 2026-11-21. */
export const disputeGuideDeadlines: readonly EvaluationCase<DisputeQuestion>[] = [
  {
    id: "dispute-iep-not-followed",
    why: "A written request, then a state complaint within a year.",
    wording: "plain",
    input: {
      issue: "iep-not-followed",
      triedMeeting: "yes",
      urgency: "somewhat-urgent",
      hasIep: "yes",
      eventDate: "2026-09-14",
    },
    expected: {
      outcome: ["answered"],
      says: [["state complaint"], ["1 year", "one year"], ["in writing", "written", "write"]],
      citesOneOf: ["state-complaint"],
      deadlines: [{ what: ["state complaint"], isOver: false, by: "2027-09" }],
    },
  },
  {
    id: "dispute-state-complaint-over",
    why: "13 months ago is past the year of a state complaint; a hearing may still be open.",
    wording: "plain",
    input: {
      issue: "iep-not-followed",
      triedMeeting: "yes",
      urgency: "not-urgent",
      state: "TX",
      hasIep: "yes",
      eventDate: "2025-10-15",
    },
    expected: {
      outcome: ["answered"],
      says: [["due process"]],
      citesOneOf: ["state-complaint"],
      deadlines: [
        { what: ["state complaint"], isOver: true, by: "2026-10" },
        { what: ["due process"], isOver: false, by: "2027-10" },
      ],
    },
  },
  {
    id: "dispute-placement-wisconsin-over",
    why: "Wisconsin gives a year, not two, to ask for a hearing.",
    wording: "plain",
    input: {
      issue: "placement-disagreement",
      triedMeeting: "yes",
      urgency: "not-urgent",
      state: "WI",
      hasIep: "yes",
      eventDate: "2025-09-10",
    },
    expected: {
      outcome: ["answered"],
      neverClaims: [/within (2|two) years/],
      citesOneOf: ["state:WI:hearing", "due-process"],
      deadlines: [{ what: ["due process"], isOver: true, by: "2026-09" }],
    },
  },
  {
    id: "dispute-services-louisiana-open",
    why: "Louisiana gives a year; 8 months are gone.",
    wording: "plain",
    input: {
      issue: "service-denial",
      triedMeeting: "yes",
      urgency: "somewhat-urgent",
      state: "LA",
      eventDate: "2026-03-02",
    },
    expected: {
      outcome: ["answered"],
      says: [["written notice"]],
      deadlines: [
        { what: ["due process"], isOver: false, by: "2027-03" },
        { what: ["state complaint"], isOver: false, by: "2027-03" },
      ],
    },
  },
  {
    id: "dispute-services-carolina-over",
    why: "North Carolina's year and the state complaint's year ended eleven days ago.",
    wording: "plain",
    input: {
      issue: "service-denial",
      triedMeeting: "yes",
      urgency: "somewhat-urgent",
      state: "NC",
      eventDate: "2025-11-10",
    },
    expected: {
      outcome: ["answered"],
      says: [["written notice"]],
      deadlines: [
        { what: ["due process"], isOver: true, by: "2026-11" },
        { what: ["state complaint"], isOver: true, by: "2026-11" },
      ],
    },
  },
  {
    id: "dispute-discrimination-in-time",
    why: "OCR's 180 days, nearly gone: the date decides how urgent it is, whatever was chosen.",
    wording: "plain",
    input: {
      issue: "disability-discrimination",
      triedMeeting: "no",
      urgency: "not-urgent",
      hasIep: "no",
      eventDate: "2026-06-05",
    },
    expected: {
      outcome: ["answered"],
      says: [["office for civil rights", "OCR"], ["180"]],
      neverClaims: [/must (first )?use the (school's|district's) (own )?grievance/],
      citesOneOf: ["ocr-complaint"],
      deadlines: [
        { what: ["OCR", "office for civil rights", "civil rights"], isOver: false, by: "2026-12-02" },
      ],
      urgencyLevel: ["high", "medium"],
    },
  },
  {
    id: "dispute-discrimination-over",
    why: "Past 180 days OCR may still waive the limit for good cause.",
    wording: "plain",
    input: {
      issue: "disability-discrimination",
      triedMeeting: "yes",
      urgency: "somewhat-urgent",
      eventDate: "2026-05-01",
    },
    expected: {
      outcome: ["answered"],
      says: [["good cause", "waive"]],
      citesOneOf: ["ocr-complaint"],
      deadlines: [
        { what: ["OCR", "office for civil rights", "civil rights"], isOver: true, by: "2026-10-28" },
      ],
    },
  },
];
