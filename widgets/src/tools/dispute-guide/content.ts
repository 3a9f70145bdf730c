import type { DisputeIssue, DisputeUrgency, MeetingHistory, YesNoUnsure } from "@iep-insider/sdk/contract";

// Texts of the dispute guide's first screen. The result's are in resultContent.ts.

export const disputeWords = {
  title: "You and the school disagree. What now?",
  lead: "Tell us what it is about. You will get the steps in the right order, with who does what, what it costs, and by when.",
  issue: "Your main concern",
  noIssue: "Choose your main concern…",
  triedMeeting: "Have you met with the school about it?",
  noTriedMeeting: "Choose an answer…",
  triedMeetingHint:
    "You do not need a meeting first to file a complaint, to mediate or to ask for a hearing.",
  urgency: "How urgent is it?",
  noUrgency: "Choose how urgent it is…",
  moreTitle: "More about it",
  moreLead: "None of this is needed. It makes the plan fit better.",
  eventDate: "The day it happened",
  eventDateHint:
    "Or the day the school told you. We count your time limits from it. This date is sent as it is.",
  future: "This day is still to come. Please choose the day it happened.",
  hasIep: "Does your child have an IEP?",
  hasEvaluation: "Has the school tested your child?",
  noAnswer: "Choose an answer…",
  context: "What happened",
  contextHint: "A few sentences are enough. Leave names out.",
  privacy:
    "Dates, phone and ID numbers, addresses and the names you list are taken out of what you write, on this device, before anything is sent. The rest goes to our server, and from there to an AI provider where we use one. We keep nothing that you write. A paid plan is kept for 24 hours, so that you can see it again.",
  ask: "Get My Dispute Resolution Plan",
  asking: "Analyzing Your Situation...",
  missing: "Choose your main concern, the meeting history and how urgent it is. Then you can get your plan.",
  missingIssue: "Please choose your main concern.",
  missingTriedMeeting: "Please say whether you have met.",
  missingUrgency: "Please choose how urgent it is.",
  failed: "We could not make your plan",
  asked: "What you told us",
} as const;

/** From the specification. */
export const toasts = {
  incomplete: {
    title: "Please complete all fields",
    description: "Select your main concern, meeting history, and urgency level.",
  },
  failed: { title: "Analysis Failed", description: "Unable to generate dispute guidance. Please try again." },
  copied: { title: "Copied!", description: "Dispute guidance copied to clipboard." },
} as const;

export const issues = {
  "iep-not-followed": "The school does not follow the IEP",
  "evaluation-refusal": "The school will not test my child",
  "placement-disagreement": "We disagree on the class or school for my child",
  "disability-discrimination": "My child is treated unfairly because of a disability",
  "discipline-related": "My child is suspended, sent home or may be expelled",
  "service-denial": "The school says no to a service, or cuts one",
  "assessment-concerns": "I do not agree with the school's testing",
  "transition-issues": "Planning for life after school falls short",
  "general-concern": "Something else, or I am not sure",
} as const satisfies Record<DisputeIssue, string>;

export const meetings = {
  yes: "Yes, we have met",
  no: "No, not yet",
  refused: "I asked, and the school said no",
} as const satisfies Record<MeetingHistory, string>;

export const urgencies = {
  "very-urgent": "Very urgent: something changes within days, or my child is not safe",
  "somewhat-urgent": "Somewhat urgent: it should be settled within weeks",
  "not-urgent": "Not urgent: I want to plan ahead",
} as const satisfies Record<DisputeUrgency, string>;

export const yesNo = {
  yes: "Yes",
  no: "No",
  unsure: "I am not sure",
} as const satisfies Record<YesNoUnsure, string>;

export const howItWorks = {
  title: "How This Guide Works",
  points: [
    "You choose what it is about, whether you have met, and how urgent it is.",
    "We look for the rules that fit, and for the rules of your state where you name it.",
    "You get the steps in order. Each says who does it, what it costs, how long it takes, and when to stop.",
    "Where you give a date, we count your time limits from it. Please check each one with your state before you rely on it.",
    "It is a plan to think with. It is not legal advice, and it cannot tell how your case will end.",
  ],
} as const;
