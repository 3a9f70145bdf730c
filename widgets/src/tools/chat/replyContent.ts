// Texts around an answer.

export const chatReplyWords = {
  reportTitle: "A question about special education",
  asked: (question: string) => `The question: ${question}`,
  sources: "Sources",
  copy: "Copy",
  download: "Save as text",
  madeWith: (product: string, day: string) => `Made on ${day} with ${product}.`,
  doNext: "Do this next",
  choices: "Which of these do you mean?",
  /** Below an answer. */
  moreChoices: "Or do you mean one of these?",
  somethingElse: "Something else",
  open: "You also asked",
  openWhy: "We are not sure what this asks. Ask it by itself, in one sentence.",
  askOpen: "Ask this",
  engine: {
    openai: "AI wrote this from rules that we hold.",
    rules: "Our own rules wrote this, without AI.",
  },
  free: "Nothing was charged for this. You can ask again.",
} as const;
