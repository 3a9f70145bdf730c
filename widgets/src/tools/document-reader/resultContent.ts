import type { ServiceChange } from "@iep-insider/sdk/school-documents/weak-points";
import type { GroupId } from "./groupIds.ts";

/** Texts of the findings and of what comes after them. */
export const resultWords = {
  verdict: (kind: string) => `What we found in your document (${kind})`,
  verdictUnknown: "What we found in your document",
  label: "Compare each line with the page. You can change it or take it out.",
  check: "Please check: we are not sure.",
  unsure: "We are not sure.",
  toCheck: (count: number) => (count === 1 ? "One line needs your eye." : `${count} lines need your eye.`),
  where: (page: number) => `Page ${page}`,
  isRight: "Yes, it is right",
  isWrong: "No, take it out",
  allRight: "Yes, all of these are right",
  confirmed: (count: number) => `You said yes to ${count} lines.`,
  change: "Change",
  save: "Save",
  cancel: "Cancel",
  remove: "Take out",
  removed: (count: number) => (count === 1 ? "1 line was taken out." : `${count} lines were taken out.`),
  undo: "Put back",
  nothing:
    "We did not find anything that we know in this document. Look at it yourself: we may have missed it.",
  missed: "We may have missed something. What is not here may still be in the document.",
  nextTitle: "What next",
  another: "Read another document",
  honest:
    "This was read by a program on your device, and no person has checked it. The document itself is what counts. This is not legal advice.",
  copy: "Copy",
  download: "Save as text",
  fileName: /* message */ "what-my-document-says",
  madeWith: (product: string, day: string) => `Made on ${day} with ${product}.`,
  pageOf: (text: string, page: number) => `${text} (page ${page})`,
  none: "No choice",
} as const;

/** What is asked about a finding that is unsure. */
export const groupQuestions: Readonly<Record<GroupId, string>> = {
  decisions: "Did the school decide this?",
  reasons: "Is this one of the school's reasons?",
  "notice-parts": "Does the notice say this?",
  incident: "Is this what the school says happened?",
  "removal-days": "Is this how many school days your child is out?",
  manifestation: "Is this the day of the meeting about the cause?",
  eligibility: "Is this the decision about eligibility?",
  scores: "Is this one of the scores?",
  progress: "Is this how the goal is going?",
  goals: "Is this one of the goals?",
  services: "Is this one of the services, with the right time?",
  accommodations: "Is this one of the accommodations?",
  placement: "Is this the placement?",
  "general-education": "Is this the time in general education?",
  testing: "Is this how your child takes the tests?",
  summer: "Is this the decision about the summer?",
  "present-levels": "Is this about where your child is now?",
  transition: "Is this part of the plan for life after school?",
  signatures: "Did this person sign?",
  dates: "Is this date right?",
};

/** The page as a picture. */
export const pageWords = {
  show: "Show the page",
  hide: "Hide the page",
  drawing: "Drawing the page…",
  failed: "We could not draw this page. The lines above are what we read on it.",
  smaller: "Smaller",
  larger: "Larger",
  label: (page: number) => `Page ${page} of your document`,
  marked: (page: number) => `Page ${page} of your document, with the words above marked by a frame`,
  noPlace: "We could not mark the place on this page. Look for the words above.",
} as const;

export const noticeWords = {
  title: "What a full notice must have",
  lead: "When the school says no, or plans a change, its written notice must have these seven parts.",
  found: /* message */ "found",
  unsure: "we are not sure: please check it above",
  missing: "not found: look for it yourself",
} as const;

export const scoresTitle = "What scores do not say";

export const compareWords = {
  title: "Compare with another IEP",
  lead: "Choose an IEP that you put into your case, such as last year's.",
  label: "Older IEP",
  none: "Choose an IEP…",
  kept: (name: string, day: string) => `${name}, read on ${day}`,
  before: "Before",
  now: "Now",
  notThere: "not there",
  notSaid: "no time given",
  changes: {
    gone: "Gone",
    less: "Less time",
    same: "The same",
    more: "More time",
    new: "New",
    unclear: "Please compare: the times are given in different ways",
  } satisfies Record<ServiceChange, string>,
} as const;

export const caseWords = {
  title: "Keep it in your case",
  lead: "What we found is kept on this device, so that other tools can use it. The document itself is not kept.",
  keep: "Put this into my case",
  kept: "It is in your case.",
  dates: "These dates start time limits, and go into your case too:",
  failed: "This browser did not keep it. It may be full, or not allow it. Nothing here is lost.",
  open: "Open my case",
} as const;

export const termsWords = {
  title: "Words in your document, explained",
  show: "Explain the words",
  none: "We found no special words in it.",
} as const;

export const stepWords = {
  denial: {
    text: "The school said no. Find out whether its reason holds.",
    button: "Check the school's reason",
  },
  "ask-for-notice": {
    text: "Some parts of a full notice were not found. If they are not there, you can ask for them.",
    button: "Write a letter that asks for it",
  },
  goals: {
    text: "Are the goals clear, and can they be measured? Check all of them at once, for one use.",
    button: "Check all goals",
  },
  sign: { text: "Were you asked to sign it? See what you can agree to first.", button: "Should I sign?" },
  meeting: {
    text: "Is a meeting coming? Take the weak points of this document along, with what to ask about each.",
    button: "Get ready for the meeting",
  },
  "second-opinion": {
    text: "Do you disagree with the report? You can ask for an outside evaluation.",
    button: "Write the letter that asks for it",
  },
  manifestation: {
    text: "Is your child out of school for many days? Ask for the meeting about the cause.",
    button: "Write the letter that asks for it",
  },
} as const;

/** Beside one goal. */
export const checkGoal = "Check this goal";
