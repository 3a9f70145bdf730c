// Texts of the goal analyzer's first screen. The result's are in resultContent.ts.

export const goalWords = {
  title: "Check an IEP goal",
  lead: "Paste one goal from your child's IEP. You will see what is strong, what is missing, and how it could be written.",
  goal: "Paste one IEP goal",
  goalHint: "One goal at a time, as it is written in the IEP. If it has a starting point, add that too.",
  /** Names the goal in the preview of what is sent. */
  goalSent: "The goal",
  ask: "Analyze Goal",
  asking: "Analyzing…",
  /** What differs where the goals come from a document. */
  list: {
    title: "Check all goals of an IEP",
    lead: "These goals come from your document. You will see which are strong, what is missing, and how each could be written.",
    ask: "Analyze these goals",
    toAsk: "Choose a goal first. Then you can have it analyzed.",
  },
  toAsk: "Paste a goal first. Then you can have it analyzed.",
  missing: "Please paste a goal here first.",
  privacy:
    "Dates, phone and ID numbers, addresses and the names you list are taken out on this device before the goal is sent. The rest goes to our server, and from there to an AI provider where we use one. We keep nothing that you paste. A paid answer is kept for 24 hours, so that you can see it again.",
  failed: "We could not analyze this goal",
} as const;
