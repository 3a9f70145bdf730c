/** Texts shared by every questionnaire. */
export const questionnaireWords = {
  previous: "Previous",
  next: "Next",
  nextStep: "The next step",
  change: "Change",
  changeWhat: (what: string) => `Change: ${what}`,
  percent: (percent: number) => `${percent}% complete`,
  restored: "Your answers from before are still here. They are kept in this tab only.",
  clear: "Clear them",
  /** A use of the originating tool also opens the letter (`openedByUseOf`). */
  letterIncluded: "There is nothing more to pay for the letter.",
} as const;
