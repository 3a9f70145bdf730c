/** The lengths of what can be asked, in characters; a form counts along. */
export const longest = {
  question: 2_000,
  goalText: 3_000,
  denialReason: 500,
  context: 3_000,
  term: 100,
} as const;

/** The most topics a question can name, as chosen by the parent or from the answer before it. */
export const mostTopics = 6;
