// The words around an answer.

export const words = {
  doNext: "Do this next",
  engine: {
    openai: "AI wrote this from rules that we hold.",
    rules: "Our own rules wrote this, without AI.",
  },
  free: "Nothing was charged for this. You can ask again.",
} as const;
