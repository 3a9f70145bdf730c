import type { NoticePart } from "../findings.ts";

/** The weak points of a document, in the words of the meeting checklist and the letters. */
export const weakPointWords = {
  goal: (text: string) => `Goal: ${text}`,
  goalAsk: "Where does my child start, what is the target, and how is it measured?",
  noGoals: "We found no yearly goals",
  noGoalsAsk: "Where in the IEP are the goals for this year? Please show me.",
  service: (name: string) => `Service: ${name}`,
  serviceAsk: "How many minutes is it, how often, and where?",
  noServices: "We found no services",
  noServicesAsk: "Where in the IEP are the services and their minutes? Please show me.",
  levels: "Where my child is now",
  levelsAsk: "Where is my child now? Please put it into the IEP in numbers.",
  cut: {
    gone: (name: string) => `Not in this IEP any more: ${name}`,
    less: (name: string) => `Less time than before: ${name}`,
  },
  cutAsk: "What data is this cut based on? Please give me the reasons in writing.",
  notice: "The written notice is not complete",
  noticeAsk: (missing: string) => `The notice leaves this out: ${missing}. Please send me the whole notice.`,
  unclear: (pages: readonly number[]) =>
    `Hard to read: page${pages.length === 1 ? "" : "s"} ${pages.join(", ")}`,
  unclearAsk: "Please go through this with me, and tell me what it says.",
} as const;

/** The seven parts of 34 CFR 300.503(b), in a few words. */
export const noticePartWords: Readonly<Record<NoticePart, string>> = {
  action: "what you will or will not do",
  reasons: "why",
  "data-used": "what you based it on",
  safeguards: "my protections",
  "sources-of-help": "where I get help",
  "other-options": "the other choices",
  "other-factors": "other reasons",
};
