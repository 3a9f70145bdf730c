import type { DisputeGuidance } from "@iep-insider/sdk/contract";

// Texts of the plan, besides the answer's.

export const urgencyLevels = {
  high: "High urgency: act in the next days",
  medium: "Medium urgency: act in the next weeks",
  low: "Low urgency: there is time to plan",
} as const satisfies Record<DisputeGuidance["urgencyLevel"], string>;

export const disputeResultWords = {
  copy: "Copy this plan",
  download: "Save this plan as text",
  stepsTitle: "Your steps",
  step: (number: number, title: string) => `${number}. ${title}`,
  details: (number: number) => `Step ${number}: who, cost, time, form and risk`,
  who: "Who",
  cost: "Cost",
  time: "Time",
  form: "Form",
  newTab: "(opens in a new tab)",
  attach: "What to send with it",
  risk: "Risk",
  stop: "When to stop",
  letter: (number: number) => `Write the letter for step ${number}`,
  deadlinesTitle: "Your time limits",
  lastDay: (day: string) => `Last day: ${day}.`,
  left: (days: number) => {
    if (days === 0) return "That is today.";
    return days === 1 ? "That is tomorrow." : `${days} days are left.`;
  },
  over: (day: string) => `The last day was ${day}. This time seems to be over.`,
  overNoDay: "This time seems to be over.",
  overHelp: "Ask your state's parent center before you give it up: there can be exceptions.",
  noDay: "We could not count a last day for this one.",
  noDate: "Give the day it happened in the form above and ask again: we count the last days where we can.",
  check: "Do not wait for the last day. Check each date with your state before you rely on it.",
  stayPutTitle: "Where your child stays meanwhile",
  timelineTitle: "How long it may take",
  warningsTitle: "Watch out",
  resourcesTitle: "Who can help",
} as const;

export const report = {
  fileName: /* message */ "dispute-resolution-plan",
  line: (name: string, text: string) => `${name}: ${text}`,
  sources: "Sources",
  madeWith: (product: string, day: string) => `Made with ${product} on ${day}.`,
} as const;
