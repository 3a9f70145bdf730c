import type { ChatQuestion } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";

/** Questions to the chat in words near the field's own. */
export const chat: readonly EvaluationCase<ChatQuestion>[] = [
  {
    id: "chat-evaluation-limit",
    why: "The federal limit counts calendar days from consent, and a state's own limit replaces it.",
    wording: "plain",
    input: { question: "How long does the school have to evaluate my child after I sign the consent form?" },
    expected: {
      outcome: ["answered"],
      says: [["60 days", "60 calendar days"], ["consent"], ["state"]],
      neverSays: [
        "60 school days",
        "60 business days",
        /60 (calendar )?days (from|after|of) (your|the) request/,
      ],
      citesOneOf: ["initial-evaluation-deadline"],
    },
  },
  {
    id: "chat-evaluation-limit-texas",
    why: "Where we hold the state's own limit, it is the answer.",
    wording: "plain",
    input: {
      question: "What is the deadline for a first evaluation once I have signed consent?",
      state: "TX",
    },
    expected: {
      outcome: ["answered"],
      says: [["45 school days"], ["consent"]],
      neverSays: ["60 school days"],
      citesOneOf: ["state:TX:evaluation", "initial-evaluation-deadline"],
    },
  },
  {
    id: "chat-evaluation-refused",
    why: "A school may refuse to evaluate, but only in a written notice with reasons.",
    wording: "plain",
    input: { question: "Can the school say no when I ask for a special education evaluation?" },
    expected: {
      outcome: ["answered"],
      says: [
        ["written notice", "in writing"],
        ["reason", "why"],
      ],
      neverClaims: [/must (test|evaluate) any child/, /cannot (say no|refuse)\b(?! without| unless| just)/],
      citesOneOf: ["parent-request-evaluation", "prior-written-notice"],
    },
  },
  {
    id: "chat-prior-written-notice",
    why: "The notice is due a reasonable time before; federal law has no number of days.",
    wording: "plain",
    input: { question: "What is prior written notice and when does the school have to send it?" },
    expected: {
      outcome: ["answered"],
      says: [["reasonable time"], ["refus", "says no"]],
      neverSays: [/within (5|7|10|14|15|30) (school |business |calendar )?days/],
      citesOneOf: ["prior-written-notice"],
    },
  },
  {
    id: "chat-iee",
    why: "The school pays for an independent evaluation or files for a hearing; it cannot just say no.",
    wording: "plain",
    input: {
      question:
        "I disagree with the school's evaluation. Can I get an independent one that the school pays for?",
    },
    expected: {
      outcome: ["answered"],
      says: [["public expense", "school pays", "pay for", "paid", "at no cost", "free"], ["hearing"]],
      neverSays: [/must (first )?explain/, /within \d+ (school |business |calendar )?days/],
      citesOneOf: ["iee"],
    },
  },
  {
    id: "chat-records",
    why: "45 days is the outer limit; before a meeting the records are due earlier.",
    wording: "plain",
    input: { question: "How do I get to see my child's school records before the IEP meeting?" },
    expected: {
      outcome: ["answered"],
      says: [
        ["45 days", "45 calendar days"],
        [/before (any|an|the|your|that) (iep )?meeting/, "unnecessary delay"],
      ],
      neverSays: [/always (free|must give (you )?free) copies/],
      citesOneOf: ["records-access"],
    },
  },
  {
    id: "chat-stay-put",
    why: "Stay put follows a due process complaint, not a refusal to sign, a state complaint or mediation.",
    wording: "plain",
    input: {
      question:
        "The school wants to change my child's placement. Does my child stay in the current placement while we disagree?",
    },
    expected: {
      outcome: ["answered"],
      says: [["due process"]],
      neverClaims: [
        /(not signing|refusing to sign) (the iep )?(keeps|freezes|stops)/,
        /state complaint (triggers|starts|also keeps)/,
      ],
      citesOneOf: ["stay-put"],
    },
  },
  {
    id: "chat-504-or-iep",
    why: "An IEP needs a disability and a need for special education; 504 asks for a substantial limit.",
    wording: "plain",
    input: { question: "What is the difference between a 504 plan and an IEP?" },
    expected: {
      outcome: ["answered"],
      says: [["504"], ["special education", "specially designed"]],
      neverClaims: [/504 (plan )?(has to|must) (come|be tried) first/, /504 plan has the same/],
      citesOneOf: [
        "section-504-rights",
        "section-504-evaluation",
        "disability-definition-504-ada",
        "eligibility-two-part",
      ],
    },
  },
  {
    id: "chat-recording-california",
    why: "The state's rule on recording asks for 24 hours' notice; there is no federal right.",
    wording: "plain",
    input: { question: "Can I record the IEP meeting?", state: "CA" },
    expected: {
      outcome: ["answered"],
      says: [["24 hours"], ["notice", "tell"]],
      neverClaims: [/you have a federal right to record/, /recording is (always )?illegal/],
      citesOneOf: ["recording-meetings", "state:CA:recording"],
    },
  },
  {
    id: "chat-recording-no-state",
    why: "Without a state the answer is that it depends: IDEA neither allows nor forbids it.",
    wording: "plain",
    input: { question: "Am I allowed to record an IEP meeting?" },
    expected: {
      outcome: ["answered"],
      says: [["state"], ["policy", "district", "neither"]],
      neverSays: [/you have a (federal )?right to record/, "24 hours"],
      citesOneOf: ["recording-meetings"],
    },
  },
  {
    id: "chat-private-school",
    why: "Children placed in private school by parents get a services plan, not an individual right to all services.",
    wording: "plain",
    input: {
      question:
        "We pay for private school ourselves. Does the public school district still owe my child services?",
    },
    expected: {
      outcome: ["answered"],
      says: [
        ["services plan"],
        [
          /no individual right/,
          /not (have |get )?(an |any )?individual right/,
          "not the same",
          "not all",
          "fewer",
        ],
      ],
      citesOneOf: ["private-parent-placed"],
    },
  },
  {
    id: "chat-least-restrictive",
    why: "Removal from the regular class only when it cannot work with aids and services.",
    wording: "plain",
    input: { question: "What does least restrictive environment mean for my child's placement?" },
    expected: {
      outcome: ["answered"],
      says: [
        ["aids", "supports", "help"],
        ["non-disabled", "without disabilities", "regular class"],
      ],
      neverClaims: [/full inclusion is (always )?required/, /must earn/],
      citesOneOf: ["lre", "placement"],
    },
  },
  {
    id: "chat-annual-review",
    why: "The yearly review is the law's own; other rhythms are not.",
    wording: "plain",
    input: { question: "How often does the IEP team have to review the IEP?" },
    expected: {
      outcome: ["answered"],
      says: [["once a year", "every year", "each year", "yearly", "1 year", "one year"]],
      citesOneOf: ["iep-annual-review"],
    },
  },
  {
    id: "chat-revoke-one-service",
    why: "Withdrawing consent ends everything; it is no way to drop one service.",
    wording: "plain",
    input: { question: "Can I revoke consent for just one service in the IEP and keep the rest?" },
    expected: {
      outcome: ["answered"],
      says: [["all special education", "all services", "ends all", "everything", "all of it"]],
      neverClaims: [/yes, you can revoke/],
      citesOneOf: ["revoke-consent"],
    },
  },
];
