/** What every questionnaire says alike. */
export const words = {
  previous: "Previous",
  next: "Next",
  change: "Change",
  changeWhat: (what: string) => `Change: ${what}`,
  percent: (percent: number) => `${percent}% complete`,
  restored: "Your answers from before are still here. They are kept in this tab only.",
  clear: "Clear them",
} as const;
