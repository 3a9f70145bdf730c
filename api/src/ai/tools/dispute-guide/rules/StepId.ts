/** The steps that a way can have. */
export const stepIds = [
  "parent-center",
  "written-request",
  "ask-evaluation",
  "ask-504",
  "meeting",
  "notice",
  "iee",
  "manifestation",
  "expedited-hearing",
  "state-complaint",
  "mediation",
  "due-process",
  "hearing-before-change",
  "grievance",
  "ocr",
] as const;
export type StepId = (typeof stepIds)[number];
