/** Texts of the list of goals that came from a document. */
export const chooseGoalsWords = {
  legend: (goals: number) =>
    goals === 1 ? "The goal in your document" : `The ${goals} goals in your document`,
  hint: "We check all of these at once, for one use. Take out any that you do not want to check.",
  limit: (most: number) => `One use is for up to ${most} goals, so the first ${most} are chosen.`,
  tooMany: (over: number) => `Please take out ${over} more ${over === 1 ? "goal" : "goals"}.`,
  tooLong: "A very long goal is left out. Paste its main part by itself to check it.",
  none: "Please choose at least one goal.",
  paste: "Paste one goal instead",
} as const;
