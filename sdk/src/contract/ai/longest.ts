/** Maximum lengths in characters, for the server and the forms' counters. */
export const longest = {
  question: 2_000,
  goalText: 3_000,
  denialReason: 500,
  context: 3_000,
  term: 100,
} as const;

/** The most topics in one question, chosen by the parent or carried over from the previous answer. */
export const mostTopics = 6;

/** The most goals of one document that are analyzed together, for one use (ADR 82). */
export const mostGoals = 15;
