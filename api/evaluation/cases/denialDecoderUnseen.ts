import type { DenialToDecode } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";

/** Reasons that were written when the rules engine already judged the others. */
export const denialDecoderUnseen: readonly EvaluationCase<DenialToDecode>[] = [
  {
    id: "denial-unseen-behaves-fine",
    why: "Good behavior in class is no test of eligibility.",
    wording: "parent",
    input: {
      denialReason: "shes an angel at school so theres no problem",
      context: "she holds it in all day then explodes at home",
    },
    expected: {
      outcome: ["answered"],
      verdict: ["likely_invalid", "need_facts", "depends"],
      says: [["written notice", "in writing"]],
      sendsOneOf: ["initial_evaluation", "prior_written_notice"],
    },
  },
  {
    id: "denial-unseen-english",
    why: "Learning English does not rule out a disability.",
    wording: "parent",
    input: {
      denialReason: "They told me he is just still learning English and they have to wait 2 years to test",
    },
    expected: {
      outcome: ["answered"],
      verdict: ["likely_invalid"],
      says: [["english", "language"]],
      citesOneOf: [
        "determinant-factor",
        "rti-no-delay",
        "evaluation-standards",
        "child-find",
        "parent-request-evaluation",
      ],
    },
  },
  {
    id: "denial-unseen-waitlist",
    why: "A waiting list is a lack of staff under another name.",
    wording: "parent",
    input: { denialReason: "OT has a wait list, maybe in spring", context: "Her IEP lists OT 30 min weekly" },
    expected: {
      outcome: ["answered"],
      verdict: ["likely_invalid"],
      says: [["iep"]],
      citesOneOf: ["cost-not-a-reason", "fape", "related-services", "iep-in-effect"],
    },
  },
  {
    id: "denial-unseen-attendance",
    why: "Missed days may matter to the cause, and do not settle the question.",
    wording: "parent",
    input: {
      denialReason:
        "because he misses to much school for his asthma they said its an attendance issue not special ed",
    },
    expected: {
      outcome: ["answered"],
      verdict: ["likely_invalid", "need_facts", "depends"],
      says: [["written notice", "in writing"]],
    },
  },
  {
    id: "denial-unseen-graduated",
    why: "A regular diploma ends the duty.",
    wording: "parent",
    input: {
      denialReason: "too old",
      context:
        "He is 20 and got his regular diploma in June. Now we see he cannot hold a job and asked them for more classes.",
    },
    expected: {
      outcome: ["answered"],
      verdict: ["may_be_valid"],
      says: [["diploma"]],
      citesOneOf: ["ages", "exit-evaluation"],
    },
  },
  {
    id: "denial-unseen-has-504",
    why: "A 504 plan does not close the door to an IEP.",
    wording: "parent",
    input: { denialReason: "he already has a 504 so he cant get evaluated for an iep" },
    expected: {
      outcome: ["answered"],
      verdict: ["likely_invalid"],
      says: [["504"], ["evaluat"]],
      sendsOneOf: ["initial_evaluation", "prior_written_notice"],
    },
  },
];
